import { languageTags } from '@mall/contract/messages';
import { html, Html } from '../../http/html/html';
import type { Language } from '../../kernel/language';
import { messagesIn } from '../../messages';
import type { MailData, MailMessages, MailName } from '../../messages/mails';

/** A mail ready to send. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The content of a mail, for both its text and HTML form. */
interface MailContent {
  readonly greeting: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly action?: { readonly label: string; readonly href: string };
  readonly footnote: string;
}

/** Puts a mail into words, as plain text and as HTML. */
export function renderMail(mail: MailData, language: Language): RenderedMail {
  const messages = messagesIn(language).mails;
  const content = contentOf(mail, messages);
  return {
    subject: `${content.subject}｜${messages.shop}`,
    text: writeText(content, messages),
    html: writeHtml(content, messages, language).markup,
  };
}

function contentOf<Name extends MailName>(
  mail: MailData<Name>,
  { mails, greeting }: MailMessages,
): MailContent {
  const { action: label, ...text } = mails[mail.mail](mail);
  // A name is forced onto one line.
  const name = 'name' in mail && mail.name !== null ? mail.name.replace(/\s+/g, ' ') : null;
  const action = label !== undefined && 'href' in mail ? { label, href: mail.href } : undefined;
  return { ...text, greeting: greeting(name), ...(action && { action }) };
}

function writeText(content: MailContent, { step, fact, signature }: MailMessages): string {
  const { greeting, paragraphs, facts = [], action, footnote } = content;
  const list = facts.map(([label, value]) => fact(label, value)).join('\n');
  const steps = action ? [step(action.label, action.href)] : [];
  return [greeting, ...paragraphs, list, ...steps, footnote, signature]
    .filter(Boolean)
    .join('\n\n');
}

// Mail clients support neither style sheets nor variables: every element has inline styles.
const PAGE = 'margin:0;padding:24px 16px;background:#fbf7f0;color:#2b211a;line-height:1.7;';
const FONTS = "font-family:'PingFang TC','Microsoft JhengHei','Noto Sans TC',sans-serif;";
const SHEET =
  'max-width:520px;margin:0 auto;padding:32px 24px;border-radius:20px;background:#ffffff;font-size:16px;';
const BUTTON =
  'display:inline-block;padding:14px 28px;border-radius:14px;background:#b5432a;color:#ffffff;font-weight:600;text-decoration:none;';
const SMALL = 'font-size:14px;color:#6b5b4e;';

function writeHtml(content: MailContent, messages: MailMessages, language: Language): Html {
  const { greeting, subject, paragraphs, facts = [], action, footnote } = content;
  return html`<!doctype html>
    <html lang="${languageTags[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body style="${PAGE}${FONTS}">
        <div style="${SHEET}">
          <p style="margin:0 0 16px;font-weight:700;color:#b5432a">${messages.shop}</p>
          <p>${greeting}</p>
          ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
          ${facts.length > 0 ? table(facts) : new Html('')}
          ${action ? button(action, messages.buttonHelp) : new Html('')}
          <p style="${SMALL}">${footnote}</p>
          <p style="${SMALL}">${messages.signature}</p>
        </div>
      </body>
    </html>`;
}

const TABLE = 'width:100%;margin:16px 0;border-collapse:collapse;font-size:15px;';
const LABEL =
  'padding:6px 12px 6px 0;text-align:left;vertical-align:top;font-weight:400;color:#6b5b4e;';
const VALUE = 'padding:6px 0;text-align:right;vertical-align:top;overflow-wrap:anywhere;';

const table = (facts: NonNullable<MailContent['facts']>) =>
  html`<table style="${TABLE}">
    ${facts.map(
      ([label, value]) =>
        html`<tr>
          <th scope="row" style="${LABEL}">${label}</th>
          <td style="${VALUE}">${value}</td>
        </tr>`,
    )}
  </table>`;

/** The full URL is printed below the button, for mail clients that do not show the button. */
const button = ({ label, href }: { readonly label: string; readonly href: string }, help: string) =>
  html`<p style="margin:24px 0"><a href="${href}" style="${BUTTON}">${label}</a></p>
    <p style="${SMALL}word-break:break-all">${help}<br />${href}</p>`;
