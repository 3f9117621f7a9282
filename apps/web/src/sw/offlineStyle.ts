/**
 * The colours of the kit (`packages/ui/src/tokens`), copied because its module would add the whole kit; a test
 * compares them.
 */
export const colours = {
  light: `--ui-ground: #FBF7F0; --ui-surface: #FFFFFF; --ui-line: #E8DDCD; --ui-text: #2B211A; --ui-muted: #6B5B4E; --ui-brand: #B5432A; --ui-onBrand: #FFFFFF; --ui-focus: #1F5FA8;`,
  dark: `--ui-ground: #17120E; --ui-surface: #211A15; --ui-line: #3A2F27; --ui-text: #F4EBDF; --ui-muted: #BBAA98; --ui-brand: #F0896B; --ui-onBrand: #2A0F06; --ui-focus: #8AB8F5;`,
} as const;

/** The styles of the offline page: the site's own need its scripts, which may be missing. */
export const offlineStyle = `
:root { color-scheme: light; ${colours.light} }
:root[data-theme='dark'] { color-scheme: dark; ${colours.dark} }
@media (prefers-color-scheme: dark) {
  :root:not([data-theme='light']) { color-scheme: dark; ${colours.dark} }
}
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh; display: grid; place-items: center;
  padding: max(24px, env(safe-area-inset-top)) max(16px, env(safe-area-inset-right))
    max(24px, env(safe-area-inset-bottom)) max(16px, env(safe-area-inset-left));
  background: var(--ui-ground); color: var(--ui-text); line-height: 1.65; overflow-wrap: anywhere;
  font-family: 'PingFang TC', 'Microsoft JhengHei', 'Noto Sans CJK TC', 'Noto Sans TC', sans-serif;
}
main { width: 100%; max-width: 440px; display: grid; gap: 16px; }
.shop { display: flex; align-items: end; gap: 10px; font-size: 1.125rem; font-weight: 800; letter-spacing: 0.06em; }
.door {
  display: grid; place-items: end center; width: 28px; height: 34px;
  border-radius: 50% 50% 8px 8px / 40% 40% 8px 8px; background: var(--ui-brand);
}
.door::after { content: ''; width: 14px; height: 22px; border-radius: 999px 999px 0 0; background: var(--ui-ground); }
h1 { font-size: 1.75rem; line-height: 1.3; }
h2 { font-size: 1.125rem; line-height: 1.3; }
.again {
  display: grid; place-items: center; min-height: 48px; border-radius: 14px; font-weight: 600;
  background: var(--ui-brand); color: var(--ui-onBrand); text-decoration: none;
}
section { display: grid; gap: 8px; margin-top: 16px; padding: 20px; border-radius: 20px; background: var(--ui-surface); }
section p { font-size: 0.875rem; color: var(--ui-muted); }
ul { padding: 0; list-style: none; }
li + li { border-top: 1px solid var(--ui-line); }
li a { display: flex; align-items: center; min-height: 48px; color: var(--ui-text); }
:focus-visible { outline: 3px solid var(--ui-focus); outline-offset: 2px; }
`;
