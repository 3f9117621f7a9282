import { html, type Html } from '../../http/html/html';
import { plainPage } from '../../http/html/plain-page';
import { fakePeople } from './people';

/** What the page of a provider's stand-in needs. */
export interface WhoPage {
  /** `LINE`, `Facebook`. */
  readonly provider: string;
  /** Where the choice is sent. */
  readonly action: string;
  /** The request that is being answered, to be sent along. */
  readonly request: Readonly<Record<string, string>>;
}

/** Lets one choose who to be, or to refuse. */
export const whoPage = ({ provider, action, request }: WhoPage): Html =>
  standInLayout(
    provider,
    html`<h1>要用誰的 ${provider} 帳號登入？</h1>
      <p class="note">這是示範商店的測試頁面，不會連到真正的 ${provider}。</p>
      ${fakePeople.map(
        ({ subject, name, note }) =>
          html`<div>
            ${choice(action, { ...request, subject }, 'pay', name)}
            <p class="note">${note}</p>
          </div>`,
      )}
      ${choice(action, { ...request, subject: '' }, 'quiet', '取消，不同意登入')}`,
  );

/** Why the request cannot be answered, in words for whoever built it. */
export const wrongRequestPage = (provider: string, reason: string): Html =>
  standInLayout(
    provider,
    html`<h1>無法登入</h1>
      <p role="alert">${reason}</p>
      <a class="button" href="/login">回到登入頁面</a>`,
  );

const standInLayout = (provider: string, content: Html): Html =>
  plainPage({ title: `${provider} 測試登入`, badge: `測試用 ${provider}`, content });

const choice = (
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
