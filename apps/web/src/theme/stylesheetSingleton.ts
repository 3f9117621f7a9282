/** Styles that hold while at least one component needs them. */
export interface StylesheetSingleton {
  add(css: string): void;
  remove(): void;
}

/**
 * Replaces the function of this name in `react-style-singleton`, with which Radix locks scrolling behind a dialog.
 * The library writes a style element, whose text differs with the width of the scroll bar, so the page's policy cannot
 * name it by a hash; a constructed style sheet needs no permission. `vite.config.ts` puts it into the build.
 *
 * @public
 */
export function stylesheetSingleton(): StylesheetSingleton {
  const sheet = new CSSStyleSheet();
  let users = 0;
  return {
    add(css) {
      users += 1;
      if (users > 1) return;
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove() {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    },
  };
}
