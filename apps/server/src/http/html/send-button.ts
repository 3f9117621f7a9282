import { html, type Html } from './html';

/** A form with one button that submits these fields. */
export const sendButton = (
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
