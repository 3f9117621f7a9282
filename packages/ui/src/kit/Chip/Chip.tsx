import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { duration, fontSize, media, radius, tapTarget } from '../../tokens/scale';
import { BaseLink } from '../Link/BaseLink';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface ChipProps {
  children: ReactNode;
  /** Makes it a link, e.g. a popular search keyword. */
  href?: string | undefined;
  /** Makes it a remove button; set `name` when `children` is not plain text. */
  onRemove?: (() => void) | undefined;
  /** Makes it a button. */
  onPress?: (() => void) | undefined;
  /** Makes the button a toggle with this state; omit it for a one-time action. */
  pressed?: boolean | undefined;
  /**
   * Whether the button cannot be pressed, for example a filter that fits no product.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Text name of the item to remove, when `children` is not plain text. */
  name?: string | undefined;
}

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 34px;
  padding: 2px 14px;
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.surface};
  transition:
    background-color ${duration.fast},
    border-color ${duration.fast};
  & > svg {
    width: 15px;
    height: 15px;
    margin-inline-end: -4px;
  }
`;

/** A 44 px tap target around the visible 34 px. */
const Hit = styled.button`
  display: inline-flex;
  align-items: center;
  min-width: ${tapTarget};
  min-height: ${tapTarget};
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  color: ${color.text};
  font-size: ${fontSize.sm};
  text-decoration: none;
  ${media.hover} {
    &:is(a, button):hover:not([aria-pressed='true'], :disabled) ${Pill} {
      border-color: ${color.control};
      background: ${color.sunken};
    }
  }
  &[aria-pressed='true'] ${Pill} {
    border-color: ${color.brand};
    background: ${color.brandSoft};
    color: ${color.brand};
    font-weight: 600;
  }
  &:disabled {
    color: ${color.muted};
    cursor: not-allowed;
    & ${Pill} {
      border-style: dashed;
      background: none;
    }
  }
`;

/**
 * A short label in a pill: a link, a button, a toggle, or a removable filter.
 *
 * @example
 * <Chip onRemove={remove}>冷凍</Chip>
 */
export function Chip({
  children,
  href,
  onRemove,
  onPress,
  pressed,
  disabled = false,
  name,
}: ChipProps) {
  const { labels } = useUi();
  if (href !== undefined)
    return (
      <Hit as={BaseLink} href={href}>
        <Pill>{children}</Pill>
      </Hit>
    );
  if (onRemove)
    return (
      <Hit type="button" onClick={onRemove}>
        <Pill>
          <VisuallyHidden>
            {labels.remove(name ?? (typeof children === 'string' ? children : ''))}
          </VisuallyHidden>
          <span aria-hidden>{children}</span>
          <X aria-hidden />
        </Pill>
      </Hit>
    );
  if (onPress)
    return (
      <Hit type="button" aria-pressed={pressed} disabled={disabled} onClick={onPress}>
        <Pill>{children}</Pill>
      </Hit>
    );
  return (
    <Hit as="span">
      <Pill>{children}</Pill>
    </Hit>
  );
}
