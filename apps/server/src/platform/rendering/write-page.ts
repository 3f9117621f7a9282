import type { RenderedPage } from '@mall/contract';

/** The element of the site's page that holds its content. */
const ROOT = '<div id="root"></div>';
/** The text that replaces content in a browser without scripts. */
const WITHOUT_SCRIPTS = /<noscript>[^<]*<\/noscript>/;

/** The tags that load the page's scripts. */
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Writes a rendered page into the site's page. The content is visible before the scripts run, so
 * their low priority lets the pictures load first.
 */
export function writePage(
  page: string,
  { url, parameters, title, head, body, state, renderedAt }: RenderedPage,
): string {
  const root = `<div id="root" data-url="${escape(url)}" data-parameters="${parameters.join(' ')}" data-rendered-at="${renderedAt}">${body}</div>`;
  const data = `<script type="application/json" id="mall-state">${state}</script>`;
  // The same title as the page sets itself, so that the tab's title does not change on hydration.
  const called =
    title === null ? page : page.replace(/<title>[^<]*/, () => `<title>${escape(title)}`);
  // Functions, because the texts may contain `$&`, which is special in a replacement string.
  return called
    .replace('</head>', () => `${head}</head>`)
    .replace(WITHOUT_SCRIPTS, '')
    .replace(SCRIPTS, '$& fetchpriority="low"')
    .replace(ROOT, () => root + data);
}
