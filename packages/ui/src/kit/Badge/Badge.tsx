import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize, radius } from '../../tokens/scale';
import { LeftToRight } from '../LeftToRight/LeftToRight';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** The largest count that is shown in full. */
const ceiling = 99;

export interface BadgeProps {
  /** The number. 0 or less shows no badge; above 99 shows 99+. */
  count: number;
  /** The count as text for screen readers, e.g. `3 件商品`; by default the number is read. */
  label?: string | undefined;
  /** The element that the badge is attached to, usually an icon. Without it the badge is inline. */
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
 * A count attached to an icon, or inline.
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
          <LeftToRight aria-hidden>{text}</LeftToRight>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      ) : (
        <LeftToRight>{text}</LeftToRight>
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
