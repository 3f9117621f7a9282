import { createHash } from 'node:crypto';
import { languageTags } from '@mall/contract/messages';
import type { FastifyReply } from 'fastify';
import { type Language, SHOP_LANGUAGE } from '../../kernel/language';
import { html, Html } from './html';
import { pageStyle } from './page-style';

/** The Content-Security-Policy source (hash) of the only stylesheet of these pages. */
export const plainPageStyle = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`;

/** The content of {@link plainPage}. */
export interface PlainPage {
  readonly title: string;
  /** Two or three words beside the shop's name that describe the page. */
  readonly badge: string;
  readonly content: Html;
  /** The page's language. @default the shop's */
  readonly language?: Language;
}

/** A page that the server renders itself, without the site and without scripts. */
export function plainPage({ title, badge, content, language = SHOP_LANGUAGE }: PlainPage): Html {
  return html`<!doctype html>
    <html lang="${languageTags[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${new Html(`<style>${pageStyle}</style>`)}
      </head>
      <body>
        <main>
          <p class="shop">巷口市集<span>${badge}</span></p>
          ${content}
        </main>
      </body>
    </html>`;
}

/** Sends a page with `no-store`. */
export const sendPage = (reply: FastifyReply, status: number, page: Html) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.markup);
