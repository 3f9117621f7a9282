import { useState, useSyncExternalStore } from 'react';
import { createGlobalStyle } from 'styled-components';
import { color } from '../tokens/color';
import { duration, media } from '../tokens/scale';
import { alley, scaleVariables, schemeVariables, type Theme } from '../tokens/theme';
import { useContrastWarning } from './useContrastWarning';

interface GlobalProps {
  $theme: Theme;
}

const day = ({ $theme }: GlobalProps) =>
  `color-scheme:light;${schemeVariables($theme.light)}${scaleVariables($theme)}`;
const night = ({ $theme }: GlobalProps) => `color-scheme:dark;${schemeVariables($theme.dark)}`;

// On right-to-left pages, icons that point forward or back are mirrored. Paper is light and has no bars.
const Global = createGlobalStyle<GlobalProps>`
  :root {
    ${day}
    --ui-topBar: env(safe-area-inset-top, 0px);
    --ui-bottomBar: env(safe-area-inset-bottom, 0px);
    --ui-page: 1200px;
    --ui-edge: max(env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px));
    scroll-padding-block: calc(var(--ui-topBar) + 24px) calc(var(--ui-bottomBar) + 24px);
  }
  @media screen {
    [data-theme='dark'] { ${night} }
  }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { ${night} }
  }
  @media (min-width: 1400px) {
    :root { --ui-page: 1320px; }
  }
  @media (min-width: 1760px) {
    :root { --ui-page: 1520px; }
  }
  :root:has([data-top-bar]) { --ui-topBar: calc(64px + env(safe-area-inset-top, 0px)); }
  @media (max-width: 767px) {
    :root:is([data-bottom-bars], :has([data-bottom-bar])) {
      --ui-bottomBar: calc(64px + env(safe-area-inset-bottom));
      ${media.short} { --ui-bottomBar: calc(48px + env(safe-area-inset-bottom)); }
    }
  }
  ${media.short} {
    :root:has([data-top-bar]) { --ui-topBar: 0px; }
  }
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html {
    font-family: var(--ui-font, 'PingFang TC', 'Microsoft JhengHei', 'Noto Sans CJK TC', 'Noto Sans TC', sans-serif);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    background: ${color.ground};
    scrollbar-color: ${color.control} transparent;
  }
  body {
    min-height: 100dvh;
    background: ${color.ground};
    color: ${color.text};
    line-height: 1.65;
    line-break: strict;
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
  }
  h1, h2, h3, h4, h5, h6 { line-height: 1.3; text-wrap: balance; }
  p { text-wrap: pretty; }
  img, svg, video { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  ul, ol { padding: 0; list-style: none; }
  [dir=rtl] svg:is([class$=-left], [class$=-right]) { rotate: 0.5turn; }
  ::placeholder { color: ${color.muted}; opacity: 1; }
  ::selection { background: ${color.brandSoft}; color: ${color.text}; }
  :root :focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${color.surface};
  }
  :root :focus:not(:focus-visible) { outline: none; }
  @keyframes ui-spin { to { rotate: 1turn; } }
  @keyframes ui-pulse { 50% { opacity: 0.45; } }
  @keyframes ui-fade { from { opacity: 0; } }
  @keyframes ui-rise { from { opacity: 0; translate: 0 12px; } }
  @keyframes ui-fall { from { opacity: 0; translate: 0 -12px; } }
  @media (prefers-reduced-motion: reduce) {
    @keyframes ui-rise { from { opacity: 0; } }
    @keyframes ui-fall { from { opacity: 0; } }
    *, *::before, *::after {
      scroll-behavior: auto !important;
      transition-property: opacity, color, background-color !important;
      transition-duration: ${duration.fast} !important;
    }
  }
  @media print {
    :root, body { background: #fff; }
    [data-top-bar], [data-bottom-bar], footer, button:not([aria-expanded]) { display: none !important; }
  }
`;

/** A variable that only these styles set. */
const MARKER = '--ui-page';
const noSubscription = () => () => undefined;

/**
 * Whether these styles are part of server-rendered HTML that React hydrates. `createGlobalStyle`
 * would remove and reinsert them, which forces a style recalculation of the whole page.
 */
function useServerStyles(): boolean {
  const isHydrating = useSyncExternalStore(
    noSubscription,
    () => false,
    () => typeof document !== 'undefined',
  );
  const [hasServerStyles] = useState(
    () => isHydrating && getComputedStyle(document.documentElement).getPropertyValue(MARKER) !== '',
  );
  return hasServerStyles;
}

export interface ThemeStylesProps {
  /**
   * The theme of the shop, light and dark, made by `createTheme`.
   * @default the kit's own, `alley`
   */
  theme?: Theme | undefined;
}

/**
 * The global styles: a theme's colours, spacing, corners and type as CSS variables, a small reset,
 * the Chinese font stack, the focus ring, and scroll padding so that a sticky bar noSubscription covers a
 * focused element (WCAG 2.4.11). Render it once, near the root. One attribute on `<html>` sets
 * light or dark: see `setTheme`. In development it warns about colours without enough contrast.
 *
 * @example
 * <UiProvider><ThemeStyles /><App /></UiProvider>
 * @example
 * <ThemeStyles theme={createTheme({ light: { brand: '#7A3FA0' }, dark: { brand: '#D3A6EC' } })} />
 */
export function ThemeStyles({ theme = alley }: ThemeStylesProps) {
  useContrastWarning(theme);
  const [first] = useState(theme);
  const hasServerStyles = useServerStyles();
  return hasServerStyles && theme === first ? null : <Global $theme={theme} />;
}
