import type { RenderedPage } from './site-renderer';

/** Where the site's page has its content. */
const ROOT = '<div id="root"></div>';
/** What it says in place of content to a browser without scripts. */
const WITHOUT_SCRIPTS = /<noscript>[^<]*<\/noscript>/;

/** What the page's scripts are loaded by. */
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Writes a rendered page into the site's page. All that is seen is there before the scripts are, so these let its
 * pictures pass.
 */
export function writePage(
  page: string,
  { url, parameters, title, head, body, state, renderedAt }: RenderedPage,
): string {
  const root = `<div id="root" data-url="${escape(url)}" data-parameters="${parameters.join(' ')}" data-rendered-at="${renderedAt}">${body}</div>`;
  const data = `<script type="application/json" id="mall-state">${state}</script>`;
  // As the page itself says it, so that the tab's title stays what it is when the scripts come.
  const called =
    title === null ? page : page.replace(/<title>[^<]*/, () => `<title>${escape(title)}`);
  // Functions, because the texts may contain `$&`, which is special in a replacement string.
  return called
    .replace('</head>', () => `${head}</head>`)
    .replace(WITHOUT_SCRIPTS, '')
    .replace(SCRIPTS, '$& fetchpriority="low"')
    .replace(ROOT, () => root + data);
}
