import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize, radius } from '../../tokens/scale';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** The largest number a badge spells out. Spec §9. */
const ceiling = 99;

export interface BadgeProps {
  /** How many. 0 or less shows no badge; above 99 shows 99+. */
  count: number;
  /** The count in words for a screen reader, e.g. `3 件商品`; otherwise the number is read. */
  label?: string | undefined;
  /** What the badge hangs on, usually an icon. Without it the badge stands in the line. */
  children?: ReactNode;
}

const Pill = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 1.1875rem;
  height: 1.1875rem;
  padding-inline: 0.3125rem;
  border-radius: ${radius.pill};
  background: ${color.brand};
  color: ${color.onBrand};
  font-size: ${fontSize.xs};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  white-space: nowrap;
`;

const Anchor = styled.span`
  position: relative;
  display: inline-grid;
  & > ${Pill} {
    position: absolute;
    inset: -0.4375rem auto auto calc(100% - 0.5625rem);
    box-shadow: 0 0 0 2px ${color.surface};
  }
`;

/**
 * A count that hangs on an icon or stands in a line.
 *
 * @example
 * <Badge count={cart} label={`${cart} 件商品`}><ShoppingBag /></Badge>
 */
export function Badge({ count, label, children }: BadgeProps) {
  const text = count > ceiling ? `${ceiling}+` : String(count);
  const pill = count > 0 && (
    <Pill>
      {label ? (
        <>
          <span aria-hidden>{text}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      ) : (
        text
      )}
    </Pill>
  );
  return children ? (
    <Anchor>
      {children}
      {pill}
    </Anchor>
  ) : (
    pill
  );
}
