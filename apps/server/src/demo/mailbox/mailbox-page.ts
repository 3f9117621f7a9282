import { taipeiTime } from '../../kernel/time';
import { html, type Html } from '../../http/html/html';
import { plainPage } from '../../http/html/plain-page';

/** Path of the mailbox. */
export const MAILBOX_PATH = '/dev/mail';

interface Heading {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly createdAt: Date;
}

const mailboxLayout = (title: string, content: Html): Html =>
  plainPage({ title, badge: '測試信箱', content });

/** The list of all mails, newest first. */
export const mailboxPage = (mails: readonly Heading[]): Html =>
  mailboxLayout(
    '測試信箱',
    html`<h1>測試信箱</h1>
      <p class="note">這間示範商店不會真的寄信，所有信件都放在這裡。</p>
      ${mails.length === 0 ? html`<p>還沒有信件。</p>` : list(mails)}`,
  );

const list = (mails: readonly Heading[]): Html =>
  html`<ul aria-label="信件">
    ${mails.map(
      ({ id, to, subject, createdAt }) =>
        html`<li>
          <a href="${MAILBOX_PATH}/${id}">${subject}</a><br />
          <span class="note">${to} · ${taipeiTime(createdAt)}</span>
        </li>`,
    )}
  </ul>`;

/** The text version of one mail, with clickable links. */
export const mailPage = (mail: Heading & { readonly text: string }): Html =>
  mailboxLayout(
    mail.subject,
    html`<h1>${mail.subject}</h1>
      <dl>
        <div>
          <dt>收件人</dt>
          <dd>${mail.to}</dd>
        </div>
        <div>
          <dt>時間</dt>
          <dd>${taipeiTime(mail.createdAt)}</dd>
        </div>
      </dl>
      <article class="letter">${mail.text.split('\n').map(line)}</article>
      <a class="button" href="${MAILBOX_PATH}/${mail.id}/html">看看收件人看到的樣子</a>
      <a href="${MAILBOX_PATH}">回到測試信箱</a>`,
  );

/** In our mails a URL has a line of its own. */
const line = (text: string): Html =>
  /^(https?:\/\/|\/)\S+$/.test(text)
    ? html`<p><a href="${text}">${text}</a></p>`
    : html`<p>${text}</p>`;

/** The page for an unknown mail. */
export const noMailPage = (): Html =>
  mailboxLayout(
    '找不到信件',
    html`<h1>找不到這封信</h1>
      <a class="button" href="${MAILBOX_PATH}">回到測試信箱</a>`,
  );
