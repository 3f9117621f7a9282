import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { BaseLink } from '../../kit/Link/BaseLink';
import { Picture } from '../../kit/Picture/Picture';
import { defaultChatLabels } from '../../labels/zh-TW/chat';
import { useLabels } from '../../theme/UiContext';
import { formatPrice } from '../../products/Price/formatPrice';
import { color } from '../../tokens/color';
import { fontSize, media, radius } from '../../tokens/scale';
import type { ChatLabels } from '../../labels/types/chat';

export interface ChatOrderProps {
  /** The fields of an order that a message shows, with the API's field names. */
  order: {
    readonly trans_order_id: string;
    readonly state_text: string;
    readonly index_img: string | null;
    /** NT$. */
    readonly final_amount: number;
  };
  /** URL of the order. */
  href: string;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: ChatLabels | undefined;
}

const Sheet = styled.span`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) 18px;
  align-items: center;
  gap: 12px;
  width: min(300px, 64vw);
  padding: 10px 12px 10px 10px;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  text-align: start;
  text-decoration: none;
  ${media.hover} {
    &:is(a):hover {
      border-color: ${color.brand};
    }
  }
  & > :first-child {
    border-radius: ${radius.sm};
  }
  & > svg {
    width: 18px;
    color: ${color.muted};
  }
`;

const Facts = styled.span`
  display: grid;
  min-width: 0;
  font-variant-numeric: tabular-nums;
  & > small {
    overflow: hidden;
    color: ${color.muted};
    font-size: ${fontSize.xs};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > strong {
    font-size: ${fontSize.sm};
  }
`;

/**
 * An order in a message, which both sides can open.
 *
 * @example
 * <ChatOrder order={message.order} href={`/order/${message.order.trans_order_id}`} />
 */
export function ChatOrder({ order, href, labels: own }: ChatOrderProps) {
  const labels = useLabels('chat', own, defaultChatLabels);
  return (
    <Sheet as={BaseLink} href={href}>
      <Picture src={order.index_img} alt="" sizes="56px" />
      <Facts>
        <small>
          {labels.order} {order.trans_order_id}
        </small>
        <strong>{order.state_text}</strong>
        <span>{formatPrice(order.final_amount)}</span>
      </Facts>
      <ChevronRight aria-hidden />
    </Sheet>
  );
}
