import { createHash } from 'node:crypto';
import { languageTags } from '@mall/contract/messages';
import type { FastifyReply } from 'fastify';
import { type Language, SHOP_LANGUAGE } from '../../kernel/language';
import { html, Html } from './html';
import { pageStyle } from './page-style';

/** How a Content-Security-Policy names the one style of these pages. */
export const plainPageStyle = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`;

/** What {@link plainPage} shows. */
export interface PlainPage {
  readonly title: string;
  /** What this page is, in two or three words beside the shop's name. */
  readonly badge: string;
  readonly content: Html;
  /** Which language it is in. @default the shop's */
  readonly language?: Language;
}

/** A page that the server writes by itself, without the site and without scripts. */
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

/** Answers with a page that no cache keeps. */
export const sendPage = (reply: FastifyReply, status: number, page: Html) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.markup);
