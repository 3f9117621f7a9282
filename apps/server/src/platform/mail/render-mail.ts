import { html, Html } from '../../http/html/html';

/** A letter to a member, told once for both of its forms. */
export interface MailContent {
  readonly subject: string;
  /**
   * Whom it greets; null for an address that nobody has confirmed: who typed a name beside it may want
   * us to carry their words to a stranger.
   */
  readonly name: string | null;
  /** What it says, paragraph by paragraph. */
  readonly paragraphs: readonly string[];
  /** The one thing to do, and where. */
  readonly action?: { readonly label: string; readonly href: string };
  /** What to know when the letter was not expected. */
  readonly footnote: string;
}

/** A letter as it is sent. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const SHOP = '巷口市集';

/** Writes a letter out, as plain text and as HTML. */
export function renderMail(letter: MailContent): RenderedMail {
  return {
    subject: `${letter.subject}｜${SHOP}`,
    text: writeText(letter),
    html: writeHtml(letter).markup,
  };
}

/** A name is one line, whatever was typed. */
const greeting = ({ name }: MailContent): string =>
  name === null ? '您好：' : `${name.replace(/\s+/g, ' ')}，您好：`;

function writeText(letter: MailContent): string {
  const { paragraphs, action, footnote } = letter;
  const steps = action ? [`${action.label}：\n${action.href}`] : [];
  return [greeting(letter), ...paragraphs, ...steps, footnote, `${SHOP} 敬上`].join('\n\n');
}

// Mail programs know neither style sheets nor variables: every element carries its own looks.
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

/** The address stands below its button in full, for whose mail program shows none. */
const button = ({ label, href }: { readonly label: string; readonly href: string }): Html =>
  html`<p style="margin:24px 0"><a href="${href}" style="${BUTTON}">${label}</a></p>
    <p style="${SMALL}word-break:break-all">
      按鈕沒有反應嗎？請把這個網址貼到瀏覽器：<br />${href}
    </p>`;
