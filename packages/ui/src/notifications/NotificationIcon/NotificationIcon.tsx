import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';

/** The kind of a notification: the background of its icon. */
export type NotificationTone = 'brand' | 'fresh' | 'warning' | 'calm';

export interface NotificationIconProps {
  /** An icon; or an `Avatar`, which has its own background. */
  children: ReactNode;
  /**
   * The tone of the background.
   * @default 'brand'
   */
  tone?: NotificationTone | undefined;
}

const Ground = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: ${color.brandSoft};
  color: ${color.brand};
  &[data-tone='fresh'] {
    background: ${color.freshSoft};
    color: ${color.fresh};
  }
  &[data-tone='warning'] {
    background: ${color.warningSoft};
    color: ${color.warning};
  }
  &[data-tone='calm'] {
    background: ${color.sunken};
    color: ${color.muted};
  }
  /* In a menu, too, whose own icons are quieter. */
  && svg {
    width: 22px;
    height: 22px;
    color: inherit;
  }
`;

/**
 * The round icon of a notification. Hidden from screen readers, because the text beside it says the
 * same.
 *
 * @example
 * <NotificationIcon tone="fresh"><Sprout /></NotificationIcon>
 */
export function NotificationIcon({ children, tone = 'brand' }: NotificationIconProps) {
  return (
    <Ground aria-hidden data-tone={tone}>
      {children}
    </Ground>
  );
}
