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

/**
 * What a demo shop would have sent, for everybody to read: registered only where there is demo data
 * and nobody who sends mail.
 */
export const mailbox = fp<{ db: Database; background: Background }>(
  async (app, { db, background }) => {
    const read = async (given: unknown) => {
      const { data } = params.safeParse(given);
      return data && findMail(db, data.id);
    };
    app.get(MAILBOX_PATH, async (_request, reply) => {
      // Whoever has just asked for a letter finds it.
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
