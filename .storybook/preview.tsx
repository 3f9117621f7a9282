import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import type { AxeResults } from 'axe-core';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { frameNow, isSystemDark } from './frame.ts';
import { isolateFramedStories } from './kit/framed';
import { propTable } from './kit/propTable';
import { initialGlobals, switches } from './kit/switches';
import { withKit } from './kit/withKit';
import { setTheme } from '../packages/ui/src/index';

isolateFramedStories();

const isTest = import.meta.env.MODE === 'test';

// On a busy machine queries are slow; in a test the story's own timeout is the limit that counts.
configure({ asyncUtilTimeout: isTest ? 50_000 : 10_000 });

if (isTest) {
  // With reduced motion the kit still fades, and axe measures too little contrast on half-transparent text.
  const still = document.createElement('style');
  still.textContent =
    '*,*::before,*::after{animation-duration:0s!important;animation-delay:0s!important;transition-duration:0s!important}';
  document.head.append(still);
}

/**
 * Reports text in the colour of its background. axe only calls it incomplete, because such text may
 * be hidden on purpose; the kit has none.
 */
function expectNoInvisibleText({ reporting }: Parameters<typeof checkAccessibility>[0]): void {
  const invisible = reporting.reports
    .flatMap(({ type, result }) =>
      type === 'a11y' ? ((result as Partial<AxeResults>).incomplete ?? []) : [],
    )
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'))
    .map(({ html }) => html);
  if (invisible.length > 0)
    throw new Error(`Text in the colour of its ground: ${invisible.join()}`);
}

/** The addon checks the story in the light theme; this checks it in the dark one, after its play function. */
const checkInDark: Preview['afterEach'] = async (context) => {
  if (!isTest) return;
  setTheme('dark');
  try {
    await checkAccessibility(context);
    expectNoInvisibleText(context);
  } catch (error) {
    throw new Error('In the dark theme', { cause: error });
  } finally {
    setTheme('light');
  }
};

const DocsPage = lazy(async () => ({ default: (await import('./page/DocsPage')).DocsPage }));

/** Loaded when it is opened: a single story does not use it. */
const Page = () => (
  <Suspense>
    <DocsPage />
  </Suspense>
);

const preview: Preview = {
  decorators: [withKit],
  afterEach: checkInDark,
  tags: ['autodocs'],
  argTypesEnhancers: [propTable],
  initialGlobals,
  globalTypes: switches,
  parameters: {
    a11y: {
      test: 'error',
      options: {
        // A check needs only failures, not the list of passes.
        ...(isTest && { resultTypes: ['violations', 'incomplete'] }),
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      // A component on its own is not a page: landmarks and the h1 belong to the page.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
        ],
      },
    },
    backgrounds: { disable: true },
    docs: { theme: frameNow(), source: { dark: isSystemDark() }, page: Page },
    options: {
      storySort: {
        order: [
          '開始使用 Introduction',
          '安裝 Install',
          '換上您的樣子 Theming',
          '色與字 Tokens',
          '指南 Guides',
          ['無障礙 Accessibility', '文字 Wording', '表單 Forms', '管理清單 Lists'],
          'Patterns',
          'Kit',
          'Products',
          'Cart',
          'Checkout',
          'Orders',
          'Articles',
          'Chat',
          'Notifications',
          'Shell',
          'Desk',
          'Theme',
          '*',
          'Hooks',
          ['基礎 Basics'],
          'SDK',
          ['基礎 Basics', '*', '型別 Types'],
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: '320 px', styles: { width: '320px', height: '700px' } },
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
