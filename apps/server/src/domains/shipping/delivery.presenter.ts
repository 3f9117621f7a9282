import { reasonText } from '@mall/contract/messages';
import type { Language } from '../../kernel/language';
import type { Delivery, DeliveryMethod } from './delivery.service';
import { presentDeparture } from './departure.presenter';

/** A product's delivery as sent to the client. */
export const presentDelivery = ({ methods, returnable }: Delivery, language: Language) => ({
  methods: methods.map((each) => presentMethod(each, language)),
  store_pickup: methods.some(({ method, reason }) => method.kind === 'cvs' && reason === null),
  returnable,
});

const presentMethod = ({ method, fee, departure, reason }: DeliveryMethod, language: Language) => ({
  id: method.id,
  kind: method.kind,
  name: method.name,
  description: method.description,
  fee,
  free_from: method.freeFrom,
  departure: presentDeparture(departure, method.kind),
  reason: reason && reasonText(reason, language),
});
