import type { OrderDetail } from '@mall/sdk';
import { BaseLink, color, fontSize, Picture, Price, radius, space } from '@mall/ui';
import { styled } from 'styled-components';
import { to } from '../../paths/paths';

const Items = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
  & > :first-child {
    border-radius: ${radius.sm};
  }
  & a {
    color: inherit;
    text-decoration: none;
  }
  & small {
    display: block;
    color: ${color.muted};
    font-size: ${fontSize.sm};
  }
`;

/** The ordered items, as they were at the time of purchase. */
export function OrderItems({ products }: Pick<OrderDetail, 'products'>) {
  return (
    <Items role="list">
      {products.map(({ p_id, p_name, index_img, attributes, amount, count }, at) => (
        <Line key={at}>
          <Picture src={index_img} alt="" sizes="64px" />
          <span>
            {p_id === null ? p_name : <BaseLink href={to.product(p_id)}>{p_name}</BaseLink>}
            <small>
              {attributes.map(({ attr, type }) => `${attr}：${type}`).join('、')} × {count}
            </small>
          </span>
          <Price amount={amount * count} size="sm" />
        </Line>
      ))}
    </Items>
  );
}
