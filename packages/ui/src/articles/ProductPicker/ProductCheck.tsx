import { styled } from 'styled-components';
import { Checkbox } from '../../kit/Checkbox/Checkbox';
import { Picture } from '../../kit/Picture/Picture';
import { Price } from '../../products/Price/Price';
import { radius } from '../../tokens/scale';
import type { ProductChoice } from '../PostEditor/ProductRows';

const NameAndPrice = styled.span`
  display: grid;
  grid-template-columns: 56px 1fr;
  gap: 0 12px;
  align-items: center;
  line-height: 1.45;
  & > :first-child {
    grid-row: span 2;
    border-radius: ${radius.sm};
  }
`;

const Item = styled.li`
  & label {
    align-items: center;
  }
  & label > :last-child {
    flex: 1;
  }
`;

export interface ProductCheckProps {
  product: ProductChoice;
  checked: boolean;
  disabled: boolean;
  onToggle: () => void;
}

/** A product with a checkbox. */
export function ProductCheck({ product, checked, disabled, onToggle }: ProductCheckProps) {
  const { name, index_img, amount, market_price } = product;
  return (
    <Item>
      <Checkbox
        checked={checked}
        disabled={disabled}
        onChange={onToggle}
        label={
          <NameAndPrice>
            <Picture src={index_img} alt="" sizes="64px" />
            <span>{name}</span>
            <Price amount={amount} market_price={market_price} />
          </NameAndPrice>
        }
      />
    </Item>
  );
}
