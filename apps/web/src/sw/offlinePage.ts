import { offlineMessages as words } from '../messages/zh-TW/offline';
import { cachedPages, type CachedPage } from './cachedPages';
import { offlineStyle } from './offlineStyle';

const SHOP = '巷口市集';

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const linkTo = ({ path, name }: CachedPage): string =>
  `<li><a href="${escape(path)}">${escape(name)}</a></li>`;

function markupOf(address: string, pages: readonly CachedPage[], nonce: string): string {
  const { pathname, search } = new URL(address);
  const list =
    pages.length === 0
      ? ''
      : `<section aria-labelledby="pages"><h2 id="pages">${words['Available offline']}</h2>
<p>${words['As you last saw it; prices and stock may have changed.']}</p>
<ul>${pages.map(linkTo).join('')}</ul></section>`;
  return `<!doctype html>
<html lang="zh-Hant-TW">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${words['You are offline']}｜${SHOP}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${offlineStyle}</style>
<script src="/theme.js"></script>
<script nonce="${nonce}">${RELOAD_ONCE_ONLINE}</script>
</head>
<body>
<main>
<p class="shop"><span class="door" aria-hidden="true"></span>${SHOP}</p>
<h1>${words['You are offline']}</h1>
<p>${words['This page has not been opened on this device, so it needs a connection.']}</p>
<a class="again" href="${escape(pathname + search)}">${words['Try again']}</a>
${list}
</main>
</body>
</html>`;
}

// The connection may come and go: a reload must not cancel the visit to another page that has begun.
const RELOAD_ONCE_ONLINE = `let isLeaving = false;
addEventListener('beforeunload', () => { isLeaving = true; });
addEventListener('online', () => { if (navigator.onLine && !isLeaving) location.reload(); });`;

/**
 * Returns the page for a URL that cannot be shown offline (spec §2). It reloads when the network is back.
 * Its policy allows only its own styles and scripts.
 *
 * @param address - the requested URL, to which 「再試一次」 links.
 */
export async function offlinePage(address: string): Promise<Response> {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  return new Response(markupOf(address, await cachedPages(), nonce), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'self' 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    },
  });
}
