import { reasonText } from '@mall/contract/messages';
import type { Language } from '../../kernel/language';
import { taipeiDay } from '../../kernel/time';
import type { Delivery, DeliveryMethod } from './delivery.service';

/** A product's delivery as sent to the client. */
export const presentDelivery = (
  { leavesBy, methods, returnable }: Delivery,
  language: Language,
) => ({
  leaves_by: leavesBy && taipeiDay(leavesBy),
  methods: methods.map((each) => presentMethod(each, language)),
  store_pickup: methods.some(({ method, reason }) => method.kind === 'cvs' && reason === null),
  returnable,
});

const presentMethod = ({ method, fee, arrivesBy, reason }: DeliveryMethod, language: Language) => ({
  id: method.id,
  kind: method.kind,
  name: method.name,
  description: method.description,
  fee,
  free_from: method.freeFrom,
  arrives_by: arrivesBy && taipeiDay(arrivesBy),
  reason: reason && reasonText(reason, language),
});
