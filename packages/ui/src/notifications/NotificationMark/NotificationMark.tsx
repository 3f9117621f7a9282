import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';

/** What a notification is about: the ground of its icon. */
export type NotificationTone = 'brand' | 'fresh' | 'warning' | 'calm';

export interface NotificationMarkProps {
  /** An icon; or an `Avatar`, which has a ground of its own. */
  children: ReactNode;
  /**
   * What kind of news it marks.
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
 * The round sign of a notification; its words say the same, so it is hidden from screen readers.
 *
 * @example
 * <NotificationMark tone="fresh"><Sprout /></NotificationMark>
 */
export function NotificationMark({ children, tone = 'brand' }: NotificationMarkProps) {
  return (
    <Ground aria-hidden data-tone={tone}>
      {children}
    </Ground>
  );
}
