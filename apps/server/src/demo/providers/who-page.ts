import { html, type Html } from '../../http/html/html';
import { plainPage } from '../../http/html/plain-page';
import { fakePeople } from './people';

/** The content of a fake provider's page. */
export interface WhoPage {
  /** `LINE`, `Facebook`. */
  readonly provider: string;
  /** URL to which the choice is posted. */
  readonly action: string;
  /** The fields of the sign-in request, posted with the choice. */
  readonly request: Readonly<Record<string, string>>;
}

/** Lets the user choose a person or cancel. */
export const whoPage = ({ provider, action, request }: WhoPage): Html =>
  providerLayout(
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

/** A page with the reason why the request is invalid, for developers. */
export const wrongRequestPage = (provider: string, reason: string): Html =>
  providerLayout(
    provider,
    html`<h1>無法登入</h1>
      <p role="alert">${reason}</p>
      <a class="button" href="/login">回到登入頁面</a>`,
  );

const providerLayout = (provider: string, content: Html): Html =>
  plainPage({ title: `${provider} 測試登入`, badge: `測試用 ${provider}`, content });

const choice = (
  action: string,
  fields: Readonly<Record<string, string>>,
  style: string,
  label: string,
): Html =>
  html`<form method="post" action="${action}">
    ${Object.entries(fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    <button class="${style}">${label}</button>
  </form>`;
