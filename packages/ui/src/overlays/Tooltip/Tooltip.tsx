import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, fontSize, radius, shadow, zIndex } from '../../tokens/scale';

export interface TooltipProps {
  /** A few words; nothing that one could not do without, for a finger never sees them. */
  text: ReactNode;
  /** The control that they are about: one focusable element that accepts a ref, with a name of its own. */
  children: ReactElement;
  /**
   * Where there is room for it.
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

/** Before it shows to a mouse that rests, in milliseconds. */
const REST = 400;

/**
 * A few words about a control, shown while a mouse rests on it or the keyboard is there; Escape puts them
 * away, and a mouse may move onto them (WCAG 1.4.13).
 *
 * @example
 * <Tooltip text="分享"><IconButton label="分享"><Share2 /></IconButton></Tooltip>
 */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={REST}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger
          asChild
          // Not beside the browser's own.
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
