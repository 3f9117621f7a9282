import { ChevronUp, X } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../../kit/IconButton/IconButton';
import { Picture } from '../../kit/Picture/Picture';
import { Price } from '../../products/Price/Price';
import { color } from '../../tokens/color';
import { fontSize, radius } from '../../tokens/scale';
import type { PostEditorLabels } from '../../labels/types/editor';

/** The fields of a product that the post editor needs, named as in the API. */
export interface ProductChoice {
  p_id: number;
  name: string;
  index_img: string | null;
  /** Price to pay, NT$. */
  amount: number;
  /** Original price, NT$. */
  market_price: number;
}

export interface ProductRowsProps {
  products: readonly ProductChoice[];
  onRemove: (p_id: number) => void;
  /** Called with the new position, from 0. */
  onMove: (p_id: number, place: number) => void;
  labels: PostEditorLabels;
}

export const Rows = styled.ul`
  display: grid;
  gap: 8px;
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 6px;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  & > :first-child {
    flex: none;
    width: 56px;
    border-radius: ${radius.sm};
    overflow: hidden;
  }
`;

export const NameAndPrice = styled.div`
  flex: 1;
  min-width: 0;
  font-size: ${fontSize.sm};
  line-height: 1.45;
`;

const Buttons = styled.div`
  display: flex;
  flex: none;
`;

/** The products that a post recommends, to reorder and remove. Renders nothing when there are none. */
export function ProductRows({ products, onRemove, onMove, labels }: ProductRowsProps) {
  if (products.length === 0) return null;
  return (
    <Rows role="list" aria-label={labels.products}>
      {products.map(({ p_id, name, index_img, amount, market_price }, place) => (
        <Row key={p_id}>
          <Picture src={index_img} alt="" sizes="64px" />
          <NameAndPrice>
            <div>{name}</div>
            <Price amount={amount} market_price={market_price} />
          </NameAndPrice>
          <Buttons>
            {/* One direction is enough to reach any order, and leaves more space for the name on a
               phone. */}
            {products.length > 1 && (
              <IconButton
                label={labels.earlier(name)}
                aria-disabled={place === 0 || undefined}
                onClick={() => onMove(p_id, place - 1)}
              >
                <ChevronUp />
              </IconButton>
            )}
            <IconButton label={labels.remove(name)} onClick={() => onRemove(p_id)}>
              <X />
            </IconButton>
          </Buttons>
        </Row>
      ))}
    </Rows>
  );
}
