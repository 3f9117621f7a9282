import type { RenderedPage } from './site-renderer';

/** Where the site's page has its content. */
const ROOT = '<div id="root"></div>';

/** What the page's scripts are loaded by. */
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Writes a rendered page into the site's page. All that is seen is there before the scripts are, so these let its
 * pictures pass.
 *
 * @param nonce what allows the page's styles.
 */
export function writePage(
  page: string,
  { head, body, state, renderedAt }: RenderedPage,
  { url, nonce }: { readonly url: string; readonly nonce: string },
): string {
  const root = `<div id="root" data-url="${escape(url)}" data-rendered-at="${renderedAt}">${body}</div>`;
  const data = `<script type="application/json" id="mall-state">${state}</script>`;
  // Functions, because the texts may contain `$&`, which is special in a replacement string.
  return page
    .replace('</head>', () => `${head.replaceAll('<style ', `<style nonce="${nonce}" `)}</head>`)
    .replace(SCRIPTS, '$& fetchpriority="low"')
    .replace(ROOT, () => root + data);
}
