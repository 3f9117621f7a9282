import { styled } from 'styled-components';
import { fontSize, radius } from '../../tokens/scale';
import { LeftToRight } from '../LeftToRight/LeftToRight';
import { code39 } from './code39';

export interface BarcodeProps {
  /** Digits, capital letters and `-. $/+%`; other text is shown without bars. */
  value: string;
}

/** Black on white in every theme: scanners read no other. */
const Sheet = styled.figure`
  padding: 12px 0 8px;
  border-radius: ${radius.sm};
  background: #fff;
  color: #000;
  & svg {
    width: 100%;
    height: 56px;
  }
`;

const Caption = styled.figcaption`
  margin-top: 6px;
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.12em;
  line-height: 1.4;
  text-align: center;
`;

/**
 * A Code 39 barcode, as shop counters and e-invoices in Taiwan use it, with its text below.
 *
 * @example
 * <Barcode value="/ABC1234" />
 */
export function Barcode({ value }: BarcodeProps) {
  const drawn = code39(value);
  return (
    <Sheet>
      {drawn && (
        <svg viewBox={`0 0 ${drawn.width} 1`} preserveAspectRatio="none" aria-hidden>
          <path d={drawn.bars.map(({ x, width }) => `M${x} 0h${width}v1h${-width}z`).join('')} />
        </svg>
      )}
      <Caption>
        <LeftToRight>{value}</LeftToRight>
      </Caption>
    </Sheet>
  );
}
