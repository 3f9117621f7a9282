import { useMessages } from '@mall/app/messages';
import { color, Inline, space, Text } from '@mall/ui';
import { styled } from 'styled-components';
import { orderMessages } from '../../messages/zh-TW/orders';
import { Tag } from '../../page/Tag';
import type { OrderToShip } from './OrderToShip';

export interface ShipPreviewProps {
  readonly orders: readonly OrderToShip[];
  readonly numbers: ReadonlyMap<string, string>;
  /** The orders that are not shipped. */
  readonly held: ReadonlySet<string>;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[2]};
  border-top: 1px solid ${color.line};
  font-variant-numeric: tabular-nums;
`;

/** What is going to be shipped: each order with its recipient, its number and its state. */
export function ShipPreview({ orders, numbers, held }: ShipPreviewProps) {
  const t = useMessages(orderMessages);
  return (
    <List aria-label={t('What is shipped')}>
      {orders.map(({ o_id, recipient }) => {
        const number = numbers.get(o_id);
        return (
          <Row key={o_id}>
            <Inline as="span" gap={2}>
              <span>{o_id}</span>
              <Text as="span" tone="muted">
                {recipient}
              </Text>
            </Inline>
            <Inline as="span" gap={2}>
              {number && <strong>{number}</strong>}
              {held.has(o_id) ? (
                <Tag tone="warning">{t('Waits')}</Tag>
              ) : number ? (
                <Tag tone="fresh">{t('Is shipped')}</Tag>
              ) : (
                <Tag>{t('Without a number')}</Tag>
              )}
            </Inline>
          </Row>
        );
      })}
    </List>
  );
}
