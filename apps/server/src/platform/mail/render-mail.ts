import { html, Html } from '../../http/html/html';

/** The content of a mail, for both its text and HTML form. */
export interface MailContent {
  readonly subject: string;
  /**
   * Name in the greeting; null for an unconfirmed address: a name typed with it could be an attempt to
   * send text to a stranger through us.
   */
  readonly name: string | null;
  /** The text, by paragraphs. */
  readonly paragraphs: readonly string[];
  /** The call to action with its link. */
  readonly action?: { readonly label: string; readonly href: string };
  /** For recipients who did not expect the mail. */
  readonly footnote: string;
}

/** A mail ready to send. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const SHOP = '巷口市集';

/** Renders a mail as plain text and as HTML. */
export function renderMail(letter: MailContent): RenderedMail {
  return {
    subject: `${letter.subject}｜${SHOP}`,
    text: writeText(letter),
    html: writeHtml(letter).markup,
  };
}

/** The name is forced onto one line. */
const greeting = ({ name }: MailContent): string =>
  name === null ? '您好：' : `${name.replace(/\s+/g, ' ')}，您好：`;

function writeText(letter: MailContent): string {
  const { paragraphs, action, footnote } = letter;
  const steps = action ? [`${action.label}：\n${action.href}`] : [];
  return [greeting(letter), ...paragraphs, ...steps, footnote, `${SHOP} 敬上`].join('\n\n');
}

// Mail clients support neither style sheets nor variables: every element has inline styles.
const PAGE = 'margin:0;padding:24px 16px;background:#fbf7f0;color:#2b211a;line-height:1.7;';
const FONTS = "font-family:'PingFang TC','Microsoft JhengHei','Noto Sans TC',sans-serif;";
const SHEET =
  'max-width:520px;margin:0 auto;padding:32px 24px;border-radius:20px;background:#ffffff;font-size:16px;';
const BUTTON =
  'display:inline-block;padding:14px 28px;border-radius:14px;background:#b5432a;color:#ffffff;font-weight:600;text-decoration:none;';
const SMALL = 'font-size:14px;color:#6b5b4e;';

function writeHtml(letter: MailContent): Html {
  const { subject, paragraphs, action, footnote } = letter;
  return html`<!doctype html>
    <html lang="zh-Hant-TW">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body style="${PAGE}${FONTS}">
        <div style="${SHEET}">
          <p style="margin:0 0 16px;font-weight:700;color:#b5432a">${SHOP}</p>
          <p>${greeting(letter)}</p>
          ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
          ${action ? button(action) : new Html('')}
          <p style="${SMALL}">${footnote}</p>
          <p style="${SMALL}">${SHOP} 敬上</p>
        </div>
      </body>
    </html>`;
}

/** The full URL is printed below the button, for mail clients that do not show the button. */
const button = ({ label, href }: { readonly label: string; readonly href: string }): Html =>
  html`<p style="margin:24px 0"><a href="${href}" style="${BUTTON}">${label}</a></p>
    <p style="${SMALL}word-break:break-all">
      按鈕沒有反應嗎？請把這個網址貼到瀏覽器：<br />${href}
    </p>`;
