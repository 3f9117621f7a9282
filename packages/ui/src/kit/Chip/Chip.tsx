import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { duration, fontSize, radius, tapTarget } from '../../tokens/scale';
import { BaseLink } from '../Link/BaseLink';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface ChipProps {
  children: ReactNode;
  /** Makes it a link, e.g. a hot search. */
  href?: string | undefined;
  /** Makes it a button that takes it away; give `name` with it. */
  onRemove?: (() => void) | undefined;
  /** Makes it a toggle; give `pressed` with it. */
  onPress?: (() => void) | undefined;
  pressed?: boolean | undefined;
  /** What is removed, in words, where `children` is no plain text. */
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

/** 44 px to press around the 34 px one sees. */
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
  &:is(a, button):hover ${Pill} {
    border-color: ${color.control};
    background: ${color.sunken};
  }
  &[aria-pressed='true'] ${Pill} {
    border-color: ${color.brand};
    background: ${color.brandSoft};
    color: ${color.brand};
    font-weight: 600;
  }
`;

/**
 * A small word in a pill: a link, a toggle, or a filter to take away.
 *
 * @example
 * <Chip onRemove={() => clear('layer')}>冷凍</Chip>
 */
export function Chip({ children, href, onRemove, onPress, pressed = false, name }: ChipProps) {
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
      <Hit type="button" aria-pressed={pressed} onClick={onPress}>
        <Pill>{children}</Pill>
      </Hit>
    );
  return (
    <Hit as="span">
      <Pill>{children}</Pill>
    </Hit>
  );
}
