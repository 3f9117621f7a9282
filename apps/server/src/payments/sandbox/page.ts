import type { FastifyReply } from 'fastify';
import { html, Html } from './html';
import { pageStyle } from './page-style';

/** A page of the cashier. */
export function cashierLayout(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="zh-Hant-TW">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <style>
          ${new Html(pageStyle)}
        </style>
      </head>
      <body>
        <main>
          <p class="shop">巷口市集<span>測試收銀台</span></p>
          ${content}
        </main>
      </body>
    </html>`;
}

/**
 * Why nothing can be paid here, and the way back.
 *
 * @param back a path of the mall.
 */
export const refusalPage = (reason: string, back = '/order/list'): Html =>
  cashierLayout(
    '無法付款',
    html`<h1>無法付款</h1>
      <p role="alert">${reason}</p>
      <a class="button" href="${back}">回到我的訂單</a>`,
  );

/** Answers with a page that nobody keeps. */
export const page = (reply: FastifyReply, status: number, content: Html): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(content.markup);
