import type { RenderedPage } from '@mall/contract';

/** The element of the site's page that holds its content. */
const ROOT = '<div id="root"></div>';
/** The text that replaces content in a browser without scripts. */
const WITHOUT_SCRIPTS = /<noscript>[^<]*<\/noscript>/;

/** The tags that load the page's scripts. */
const SCRIPTS =
  /<(?:script type="module"[^>]*\ssrc=[^>]*><\/script|link rel="modulepreload"[^>]*)>\s*/g;

/**
 * Loads the scripts after the first paint: the content is visible without them, so its pictures come first. A hidden
 * page is not painted, so it loads them at once.
 */
export const LOAD_SCRIPTS = `<script>{
const load = () => document.head.append(document.getElementById('scripts').content);
if (document.hidden) load();
else requestAnimationFrame(() => setTimeout(load));
}</script>`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Writes a rendered page into the site's page, whose scripts load after the first paint. */
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
  const withHead = called.replace('</head>', () => `${head}</head>`);
  // Pictures that are still loading go first.
  const scripts = (withHead.match(SCRIPTS) ?? [])
    .map((tag) => tag.replace('>', ' fetchpriority="low">'))
    .join('');
  const template = `<template id="scripts">${scripts}</template>`;
  return withHead
    .replace(WITHOUT_SCRIPTS, '')
    .replace(SCRIPTS, '')
    .replace(ROOT, () => root + data + template + LOAD_SCRIPTS);
}
