import fp from 'fastify-plugin';
import * as z from 'zod';
import type { Database } from '../../db/database';
import { tokenHash } from '../credentials';
import { PAGE_PATH } from './payment-redirect.service';
import { html } from '../../http/html/html';
import { plainPage, sendPage } from '../../http/html/plain-page';
import { sendButton } from '../../http/html/send-button';
import { takePage } from './payment-redirect.repo';

const params = z.object({ token: z.string().regex(/^[\w-]{20,100}$/) });

/** Presses the page's one button; a file of its own, because no script may stand in a page. */
const SCRIPT_PATH = `${PAGE_PATH}/send.js`;
const SCRIPT = 'document.forms[0].submit();\n';

/** The pages that hand a shopper over to the gateway: each posts its form on, and opens once. */
export const handOverRoutes = fp<{ db: Database }>(async (app, { db }) => {
  app.get(SCRIPT_PATH, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(SCRIPT),
  );

  app.get(`${PAGE_PATH}/:token`, async (request, reply) => {
    const { data } = params.safeParse(request.params);
    const found = data && (await takePage(db, tokenHash(data.token), new Date()));
    if (!found) {
      const refusal = html`<h1>無法前往付款</h1>
        <p role="alert">這個付款連結已經使用過或失效了，請回訂單重新付款。</p>
        <a class="button" href="/order/list">回到我的訂單</a>`;
      return sendPage(
        reply,
        410,
        plainPage({ title: '無法前往付款', badge: '付款', content: refusal }),
      );
    }
    const content = html`<h1>前往付款</h1>
      <p role="status">正在前往付款頁面，如果沒有自動前往，請按下方按鈕。</p>
      ${sendButton(found.action, found.fields, 'pay', '前往付款')}
      <script src="${SCRIPT_PATH}"></script>`;
    return sendPage(reply, 200, plainPage({ title: '前往付款', badge: '付款', content: content }));
  });
});
