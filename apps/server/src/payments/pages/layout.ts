import type { FastifyReply } from 'fastify';
import { html, Html } from './html';
import { pageStyle } from './page-style';

/** A page of the server's own, outside of the site: where a shopper is between two houses. */
export const pageLayout = (title: string, badge: Html, content: Html): Html =>
  html`<!doctype html>
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
          <p class="shop">巷口市集${badge}</p>
          ${content}
        </main>
      </body>
    </html>`;

/** A button that sends these fields. */
export const sendButton = (
  action: string,
  fields: Readonly<Record<string, string>>,
  look: string,
  label: string,
): Html =>
  html`<form method="post" action="${action}">
    ${Object.entries(fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    <button class="${look}">${label}</button>
  </form>`;

/** Answers with a page that nobody keeps. */
export const sendPage = (reply: FastifyReply, status: number, content: Html): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(content.markup);
