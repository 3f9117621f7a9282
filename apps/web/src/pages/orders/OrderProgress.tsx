import { useMessages, useTimeText } from '@mall/app/messages';
import type { OrderDetail } from '@mall/sdk';
import { Timeline } from '@mall/ui';
import { orderMessages } from '../../messages/zh-TW/orders';

/** States that count as failures on the timeline. */
const FAILED = new Set(['cancelled', 'expired', 'refunding', 'refunded']);

/** The steps after the order is placed, in order. */
const STEPS = [
  ['paid', 'Payment'],
  ['preparing', 'Packing'],
  ['shipped', 'Shipping'],
  ['arrived', 'Delivery'],
] as const;

/** The events of an order, and the steps that are still to come with their days. */
export function OrderProgress({ order }: { readonly order: OrderDetail }) {
  const t = useMessages(orderMessages);
  const timeText = useTimeText();
  const { state, timeline, departure } = order;
  const last = timeline.length - 1;
  const reached = STEPS.findIndex(([step]) => step === state);
  const isOpen = state === 'pending' || reached !== -1;
  const dayOf = { shipped: departure?.leaves_on, arrived: departure?.arrives_on };
  const upcoming = isOpen ? STEPS.slice(reached + 1) : [];
  return (
    <Timeline
      label={t('Progress')}
      items={[
        ...timeline.map(({ state: to, text, time }, at) => ({
          title: text,
          time: timeText(time),
          state: FAILED.has(to)
            ? ('failed' as const)
            : at === last
              ? ('current' as const)
              : ('done' as const),
        })),
        ...upcoming.map(([step, name]) => {
          const day = step === 'shipped' || step === 'arrived' ? dayOf[step] : null;
          return { title: t(name), time: day && timeText(day), state: 'todo' as const };
        }),
      ]}
    />
  );
}
