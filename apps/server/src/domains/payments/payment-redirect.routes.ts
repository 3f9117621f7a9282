import fp from 'fastify-plugin';
import * as z from 'zod';
import type { Database } from '../../db/database';
import { tokenHash } from '../credentials';
import { PAGE_PATH } from './payment-redirect.service';
import { languageOf } from '../../kernel/language';
import { messagesIn } from '../../messages';
import { html } from '../../http/html/html';
import { plainPage, sendPage } from '../../http/html/plain-page';
import { SCRIPT_PATH, submittedForm } from './submitted-form';
import { consumePage } from './payment-redirect.repo';

const params = z.object({ token: z.string().regex(/^[\w-]{20,100}$/) });

const SCRIPT = 'document.forms[0].submit();\n';

/** The pages that send a shopper to the gateway: each submits its form, and opens once. */
export const paymentRedirectRoutes = fp<{ db: Database }>(async (app, { db }) => {
  app.get(SCRIPT_PATH, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(SCRIPT),
  );

  app.get(`${PAGE_PATH}/:token`, async (request, reply) => {
    const { data } = params.safeParse(request.params);
    const found = data && (await consumePage(db, tokenHash(data.token), new Date()));
    const language = languageOf(request.headers['accept-language']);
    const words = messagesIn(language).payments.redirect;
    if (!found) {
      const content = html`<h1>${words.goneTitle}</h1>
        <p role="alert">${words.gone}</p>
        <a class="button" href="/order/list">${words.back}</a>`;
      const { goneTitle: title, badge } = words;
      return sendPage(reply, 410, plainPage({ title, badge, content, language }));
    }
    const { title, badge } = words;
    const content = submittedForm(found, { title, wait: words.wait, go: words.go });
    return sendPage(reply, 200, plainPage({ title, badge, content, language }));
  });
});
