/** Styles that apply while at least one component uses them. */
export interface StylesheetSingleton {
  add(css: string): void;
  remove(): void;
}

/**
 * Replaces the export of this name in `react-style-singleton`, with which Radix locks scrolling behind a dialog. The
 * library inserts a style element whose text depends on the scroll bar's width, so the page's policy cannot allow it
 * by hash. A constructed style sheet needs no permission. `siteBuild` puts it into the build.
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
