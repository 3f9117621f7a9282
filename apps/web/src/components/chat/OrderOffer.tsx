import { useMessages } from '@mall/app/messages';
import { useOrder, type OrderInChat as Order } from '@mall/hooks';
import { Button, Inline, space } from '@mall/ui';
import { ChatOrder } from '@mall/ui/chat';
import { styled } from 'styled-components';
import { chatMessages } from '../../messages/zh-TW/chat';
import { to } from '../../paths/paths';

const Offer = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding-bottom: ${space[2]};
`;

export interface OrderOfferProps {
  /** The order's `trans_order_id`, from the previous page. */
  readonly id: string;
  readonly onSend: (order: Order) => void;
  /** Called after it was sent or dismissed. */
  readonly onClose: () => void;
}

/**
 * Offers to send the order that the member wants to ask about (spec §3, chat type 4). Renders nothing for another
 * member's order.
 *
 * @example
 * <OrderOffer id="MA20261122ABCD" onSend={chat.sendOrder} onClose={close} />
 */
export function OrderOffer({ id, onSend, onClose }: OrderOfferProps) {
  const t = useMessages(chatMessages);
  const { data } = useOrder(id);
  if (!data) return null;
  const { trans_order_id, state_text, products, final_amount } = data;
  const index_img = products[0]?.index_img ?? null;
  const order = { trans_order_id, state_text, index_img, final_amount };
  const send = () => {
    onSend(order);
    onClose();
  };
  return (
    <Offer aria-label={t('Ask about order {0}', trans_order_id)}>
      <ChatOrder order={order} href={to.order(trans_order_id)} />
      <Inline gap={2}>
        <Button size="sm" onClick={send}>
          {t('Send this order')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {t('Do not send')}
        </Button>
      </Inline>
    </Offer>
  );
}
