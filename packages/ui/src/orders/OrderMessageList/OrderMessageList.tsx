import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/Button/Button';
import { color } from '../../tokens/color';
import { fontSize, radius, space } from '../../tokens/scale';
import { useOrderLabels } from '../../shop-labels/useOrderLabels';

/** The fields of a message that the list needs, with the API's field names. */
export interface OrderMessageItem {
  id: number;
  text: string;
  /** Whether the shop wrote it. */
  from_shop: boolean;
  create_name: string;
  create_time: string;
}

export interface OrderMessageListProps {
  /** Accessible name of the list. */
  label: string;
  /** Oldest first. */
  messages: readonly OrderMessageItem[];
  /** Formats the time of a message. */
  time: (create_time: string) => ReactNode;
  /** Whether there are older messages. @default false */
  hasEarlier?: boolean | undefined;
  /**
   * Whether older messages are loading.
   * @default false
   */
  isLoadingEarlier?: boolean | undefined;
  /** Loads older messages; pass it with `hasEarlier`. */
  onLoadEarlier?: (() => void) | undefined;
}

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  width: 100%;
`;

const Item = styled.li`
  display: grid;
  justify-items: end;
  gap: 2px;
  padding-inline-start: 15%;
  &[data-shop] {
    justify-items: start;
    padding-inline: 0 15%;
  }
`;

const Who = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
`;

const Body = styled.p`
  padding: 8px 14px;
  border-radius: ${radius.md};
  border-end-end-radius: 4px;
  background: ${color.brandSoft};
  white-space: pre-wrap;
  [data-shop] > & {
    border-end-end-radius: ${radius.md};
    border-end-start-radius: 4px;
    background: ${color.sunken};
  }
`;

/**
 * The messages between a member and the shop about an order, the newest at the bottom.
 *
 * @example
 * <OrderMessageList label="訂單留言" messages={messages} time={timeText} />
 */
export function OrderMessageList({
  label,
  messages,
  time,
  hasEarlier = false,
  isLoadingEarlier = false,
  onLoadEarlier,
}: OrderMessageListProps) {
  const labels = useOrderLabels();
  return (
    <Column>
      {hasEarlier && (
        <Button size="sm" variant="quiet" loading={isLoadingEarlier} onClick={onLoadEarlier}>
          {labels.earlierMessages}
        </Button>
      )}
      <List role="list" aria-label={label}>
        {messages.map(({ id, text, from_shop, create_name, create_time }) => (
          <Item key={id} data-shop={from_shop || undefined}>
            <Who>
              {create_name} {time(create_time)}
            </Who>
            <Body>{text}</Body>
          </Item>
        ))}
      </List>
    </Column>
  );
}
