import fp from 'fastify-plugin';
import * as z from 'zod';
import type { Database } from '../../db/database';
import type { Background } from '../../kernel/background';
import { Html } from '../../http/html/html';
import { sendPage } from '../../http/html/plain-page';
import { findMail, findMails } from '../../platform/mail/mails.repo';
import { MAILBOX_PATH, mailboxPage, mailPage, noMailPage } from './mailbox-page';

const LATEST = 100;
const params = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** Shows all mails of a demo shop to everybody: registered only with demo data and without SMTP. */
export const mailbox = fp<{ db: Database; background: Background }>(
  async (app, { db, background }) => {
    const read = async (given: unknown) => {
      const { data } = params.safeParse(given);
      return data && findMail(db, data.id);
    };
    app.get(MAILBOX_PATH, async (_request, reply) => {
      // A mail that was just requested must be visible.
      await background.settled();
      return sendPage(reply, 200, mailboxPage(await findMails(db, LATEST)));
    });
    app.get(`${MAILBOX_PATH}/:id`, async (request, reply) => {
      const mail = await read(request.params);
      return mail ? sendPage(reply, 200, mailPage(mail)) : sendPage(reply, 404, noMailPage());
    });
    app.get(`${MAILBOX_PATH}/:id/html`, async (request, reply) => {
      const mail = await read(request.params);
      return mail ? sendPage(reply, 200, new Html(mail.html)) : sendPage(reply, 404, noMailPage());
    });
  },
);
