import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, fontSize, media, radius, shadow, tapTarget } from '../../tokens/scale';
import { doneCheckMark } from '../Button/doneCheckMark';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** What the button does; its accessible name. */
  label: string;
  /**
   * `quiet` has no background, `outline` a border, `floating` is for use over a picture, `soft` is tinted,
   * `solid` has the brand colour.
   * @default 'quiet'
   */
  variant?: 'quiet' | 'outline' | 'floating' | 'soft' | 'solid' | undefined;
  /**
   * Shows a check mark instead of the icon while set: the action succeeded.
   * @default false
   */
  done?: boolean | undefined;
}

/** Shared styles of an icon button or link. */
export const Round = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${tapTarget};
  height: ${tapTarget};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.text};
  font-size: ${fontSize.md};
  text-decoration: none;
  transition:
    background-color ${duration.fast},
    color ${duration.fast},
    scale ${duration.fast};
  & > svg {
    width: 1.375em;
    height: 1.375em;
  }
  &[data-variant='outline'] {
    border-color: ${color.control};
    background: ${color.surface};
  }
  &[data-variant='floating'] {
    background: color-mix(in srgb, ${color.surface} 88%, transparent);
    box-shadow: ${shadow.sm};
  }
  &[data-variant='soft'] {
    background: ${color.brandSoft};
    color: ${color.brand};
  }
  &[data-variant='solid'] {
    background: ${color.brand};
    color: ${color.onBrand};
  }
  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.sunken};
      &[data-variant='floating'] {
        background: ${color.surface};
      }
      &[data-variant='soft'],
      &[data-variant='solid'] {
        background: color-mix(in srgb, ${color.brand} 88%, ${color.text});
        color: ${color.onBrand};
      }
    }
  }
  &:active:not(:disabled, [aria-disabled='true']) {
    scale: 0.94;
  }
  &[aria-current] {
    color: ${color.brand};
  }
  &[aria-pressed='true'] {
    color: ${color.brand};
    & > svg {
      fill: currentColor;
    }
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: ${color.sunken};
    color: ${color.muted};
    cursor: not-allowed;
  }
  ${doneCheckMark}
`;

/**
 * A 44 px button with only an icon. Set `aria-pressed` for a toggle: the pressed state fills the icon.
 *
 * @example
 * <IconButton label="收藏" aria-pressed={on} onClick={toggle}><Heart /></IconButton>
 */
export function IconButton({
  label,
  variant = 'quiet',
  done = false,
  children,
  ...rest
}: IconButtonProps) {
  // Visually hidden text instead of `aria-label`, so that a badge among the children stays part of the name.
  return (
    <Round
      type="button"
      title={label}
      data-variant={variant}
      data-done={done || undefined}
      {...rest}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </Round>
  );
}
