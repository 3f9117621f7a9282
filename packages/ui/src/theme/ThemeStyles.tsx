import { createGlobalStyle } from 'styled-components';
import { darkPalette, lightPalette } from '../tokens/palettes';
import { color, type Palette } from '../tokens/color';
import { duration, media } from '../tokens/scale';

const variables = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, value]) => `--ui-${name}:${value};`)
    .join('');

const light = `color-scheme:light;${variables(lightPalette)}
--ui-shadowSm:0 1px 2px rgb(90 56 30 / .06),0 2px 8px rgb(90 56 30 / .05);
--ui-shadowMd:0 2px 6px rgb(90 56 30 / .07),0 10px 28px rgb(90 56 30 / .09);
--ui-shadowLg:0 4px 12px rgb(90 56 30 / .09),0 24px 64px rgb(90 56 30 / .18);
--ui-daylight:none;`;

const dark = `color-scheme:dark;${variables(darkPalette)}
--ui-shadowSm:0 1px 2px rgb(0 0 0 / .3),0 2px 8px rgb(0 0 0 / .2);
--ui-shadowMd:0 2px 6px rgb(0 0 0 / .35),0 10px 28px rgb(0 0 0 / .32);
--ui-shadowLg:0 4px 12px rgb(0 0 0 / .4),0 24px 64px rgb(0 0 0 / .55);
--ui-daylight:brightness(.9);`;

/**
 * The global styles: both palettes as CSS variables, a small reset, the Chinese font stack, the focus ring,
 * and scroll padding so that a sticky bar never covers a focused element (WCAG 2.4.11). Render it once, near
 * the root. One attribute on `<html>` selects the palette: see `setTheme`.
 *
 * @example
 * <UiProvider><ThemeStyles /><App /></UiProvider>
 */
export const ThemeStyles = createGlobalStyle`
  :root { ${light} }
  [data-theme='dark'] { ${dark} }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light'], [data-theme='dark']) { ${dark} }
  }
  :root {
    --ui-topBar: env(safe-area-inset-top, 0px);
    --ui-bottomBar: env(safe-area-inset-bottom, 0px);
    --ui-page: 1200px;
    --ui-edge: max(env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px));
    scroll-padding-block: calc(var(--ui-topBar) + 24px) calc(var(--ui-bottomBar) + 24px);
  }
  @media (min-width: 1400px) {
    :root { --ui-page: 1320px; }
  }
  @media (min-width: 1760px) {
    :root { --ui-page: 1520px; }
  }
  :root:has([data-top-bar]) { --ui-topBar: calc(64px + env(safe-area-inset-top, 0px)); }
  @media (max-width: 767px) {
    :root:has([data-bottom-bar]) { --ui-bottomBar: calc(64px + env(safe-area-inset-bottom)); }
  }
  ${media.short} {
    :root:has([data-top-bar]) { --ui-topBar: 0px; }
  }
  @media (max-height: 480px) and (max-width: 767px) {
    :root:has([data-bottom-bar]) { --ui-bottomBar: calc(48px + env(safe-area-inset-bottom)); }
  }
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html {
    font-family: 'PingFang TC', 'Microsoft JhengHei', 'Noto Sans CJK TC', 'Noto Sans TC', sans-serif;
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
`;
