import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, fontSize, radius, shadow, zIndex } from '../../tokens/scale';

export interface TooltipProps {
  /** A few words, nothing essential, because touch devices never show them. */
  text: ReactNode;
  /**
   * The control to describe: one focusable element that accepts a ref, with an accessible name of
   * its own.
   */
  children: ReactElement;
  /**
   * Preferred side.
   * @default 'top'
   */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
}

const Bubble = styled(RadixTooltip.Content)`
  z-index: ${zIndex.toast};
  max-width: min(280px, 100vw - 16px);
  padding: 6px 12px;
  border-radius: ${radius.sm};
  background: ${color.text};
  color: ${color.ground};
  font-size: ${fontSize.sm};
  line-height: 1.5;
  box-shadow: ${shadow.md};
  animation: ui-fade ${duration.fast} ease-out;
`;

const Tip = styled(RadixTooltip.Arrow)`
  fill: ${color.text};
`;

/** Delay on hover, in ms. */
const DELAY_MS = 400;

/**
 * A few words about a control, shown on hover and on keyboard focus. Escape hides them, and the
 * mouse may move onto them (WCAG 1.4.13).
 *
 * @example
 * <Tooltip text="分享"><IconButton label="分享"><Share2 /></IconButton></Tooltip>
 */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={DELAY_MS}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger
          asChild
          // Removes `title`, so that the browser shows no tooltip of its own.
          title={undefined}
        >
          {children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <Bubble side={side} sideOffset={6} collisionPadding={8}>
            {text}
            <Tip />
          </Bubble>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
