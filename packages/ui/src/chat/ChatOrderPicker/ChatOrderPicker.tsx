import { Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from '../../kit/Dialog/Dialog';
import { EmptyState } from '../../kit/EmptyState/EmptyState';
import { ErrorState } from '../../kit/ErrorState/ErrorState';
import { Picture } from '../../kit/Picture/Picture';
import { Skeleton } from '../../kit/Skeleton/Skeleton';
import { defaultChatLabels } from '../../labels/zh-TW/chat';
import type { ChatLabels } from '../../labels/types/chat';
import { formatPrice } from '../../products/Price/formatPrice';
import { useLabels } from '../../theme/UiContext';
import type { ChatOrderProps } from '../ChatOrder/ChatOrder';
import { Choice, List } from './ChatOrderPicker.styles';

/** The fields of an order that the picker shows, with the API's field names. */
export interface OrderChoice {
  readonly trans_order_id: string;
  /** `YYYY-MM-DD HH:mm:ss` in Taipei. */
  readonly create_time: string;
  readonly pay_status_text: string;
  readonly products: readonly { readonly p_name: string; readonly index_img: string | null }[];
  readonly products_count: number;
  /** NT$. */
  readonly final_amount: number;
}

export interface ChatOrderPickerProps {
  /** The latest orders: `useRecentOrders`; undefined while they load. */
  orders: readonly OrderChoice[] | undefined;
  /** Why they could not be loaded, in a sentence; undefined when they were. */
  failure?: ReactNode;
  /** Loads them again. */
  onRetry: () => void;
  /** Formats the day of an order: `timeText` of `@mall/sdk/time`. */
  dayText: (day: string) => ReactNode;
  /** Called with the chosen order, as a message contains it. Close the picker in it. */
  onChoose: (order: ChatOrderProps['order']) => void;
  /** Closes the picker. */
  onClose: () => void;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: ChatLabels | undefined;
}

/**
 * A dialog in which a member chooses one of their latest orders for a message.
 *
 * @example
 * <ChatOrderPicker orders={recentOrders} onRetry={refetch} dayText={timeText}
 *   onChoose={sendOrder} onClose={close} />
 */
export function ChatOrderPicker({
  orders,
  failure,
  onRetry,
  dayText,
  onChoose,
  onClose,
  labels: own,
}: ChatOrderPickerProps) {
  const labels = useLabels('chat', own, defaultChatLabels);
  return (
    <Dialog open onOpenChange={onClose} title={labels.whichOrder}>
      {orders?.length === 0 ? (
        <EmptyState
          titleAs="p"
          icon={<Package />}
          title={labels.noOrders}
          text={labels.noOrdersText}
        />
      ) : orders ? (
        <List role="list">
          {orders.map((order) => (
            <li key={order.trans_order_id}>
              <Choice type="button" onClick={() => onChoose(inMessage(order))}>
                <Picture src={order.products[0]?.index_img} alt="" sizes="56px" />
                <span>
                  <small>
                    {dayText(order.create_time.slice(0, 10))}・{order.trans_order_id}
                  </small>
                  {order.products[0]?.p_name}
                  <small>
                    {order.pay_status_text}・{labels.itemsInOrder(order.products_count)}
                  </small>
                </span>
                <strong>{formatPrice(order.final_amount)}</strong>
              </Choice>
            </li>
          ))}
        </List>
      ) : failure === undefined ? (
        <List aria-busy="true">
          {[0, 1, 2].map((at) => (
            <li key={at}>
              <Skeleton height={78} />
            </li>
          ))}
        </List>
      ) : (
        <ErrorState titleAs="p" title={labels.ordersFailed} text={failure} onRetry={onRetry} />
      )}
    </Dialog>
  );
}

const inMessage = (order: OrderChoice): ChatOrderProps['order'] => ({
  trans_order_id: order.trans_order_id,
  state_text: order.pay_status_text,
  index_img: order.products[0]?.index_img ?? null,
  final_amount: order.final_amount,
});
