import type { PaymentMethodName } from '@mall/contract';
import { styled } from 'styled-components';
import { LeftToRight } from '../../kit/LeftToRight/LeftToRight';
import { color } from '../../tokens/color';
import { radius } from '../../tokens/scale';

export interface PaymentMarksProps {
  /** The payment method. */
  readonly method: PaymentMethodName;
}

/** Plain text, not the companies' artwork. */
const CARDS = ['VISA', 'Mastercard', 'JCB'];
const STORES = ['7-ELEVEN', '全家', '萊爾富', 'OK'];
const marks: Readonly<Partial<Record<PaymentMethodName, readonly string[]>>> = {
  credit: CARDS,
  installments: CARDS,
  cvs: STORES,
  barcode: STORES,
};

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  padding-block: 2px;
`;

const Mark = styled.span`
  padding: 0 6px;
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.surface};
  color: ${color.muted};
  font-size: 11px;
  font-weight: 700;
  line-height: 18px;
  letter-spacing: 0.02em;
  white-space: nowrap;
`;

/**
 * The cards or stores that accept a payment; renders nothing for a method that every bank accepts.
 *
 * @example
 * <PaymentMarks method="credit" />
 */
export function PaymentMarks({ method }: PaymentMarksProps) {
  const texts = marks[method];
  if (!texts) return null;
  return (
    <Row>
      {texts.map((text) => (
        <Mark key={text} as={LeftToRight}>
          {text}
        </Mark>
      ))}
    </Row>
  );
}
