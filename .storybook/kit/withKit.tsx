import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import {
  alley,
  setTheme,
  ThemeStyles,
  UiProvider,
  type ThemeName,
} from '../../packages/ui/src/index';
import * as english from '../../packages/ui/src/labels/en/index';
import { harbour } from '../../packages/ui/src/themes/harbour';
import { setMotion, type Motion } from './motion';

interface PageSwitchesProps {
  theme: ThemeName;
  direction: 'ltr' | 'rtl';
  motion: Motion;
  children: ReactNode;
}

/**
 * Sets the toolbar's switches on the page before the first paint, so that no check sees other
 * values.
 */
function PageSwitches({ theme, direction, motion, children }: PageSwitchesProps) {
  useLayoutEffect(() => setTheme(theme), [theme]);
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  useLayoutEffect(() => setMotion(motion), [motion]);
  return children;
}

/** Wraps a story in the kit's providers, set by the toolbar. */
export const withKit: Decorator = (Story, { globals }) => (
  <UiProvider labelPack={globals.language === 'en' ? english : undefined}>
    <ThemeStyles theme={globals.look === 'harbour' ? harbour : alley} />
    <PageSwitches
      theme={globals.theme === 'dark' ? 'dark' : 'light'}
      direction={globals.direction === 'rtl' ? 'rtl' : 'ltr'}
      motion={globals.motion === 'reduced' || globals.motion === 'full' ? globals.motion : 'system'}
    >
      <Story />
    </PageSwitches>
  </UiProvider>
);
