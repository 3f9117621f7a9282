import { html, type Html } from '../../http/html/html';
import { sendButton } from '../../http/html/send-button';
import type { PaymentForm } from './gateway';
import { PAGE_PATH } from './payment-redirect.service';

/** The script that submits a page's form; a separate file, because inline scripts are not allowed. */
export const SCRIPT_PATH = `${PAGE_PATH}/send.js`;

/** The texts of {@link submittedForm}. */
interface SubmittedFormTexts {
  readonly title: string;
  /** The notice about the automatic step. */
  readonly wait: string;
  /** The button, for a browser without scripts. */
  readonly go: string;
}

/** The content of a page that posts a form to another site by itself, or by its button. */
export const submittedForm = (
  { action, fields }: Pick<PaymentForm, 'action' | 'fields'>,
  { title, wait, go }: SubmittedFormTexts,
): Html =>
  html`<h1>${title}</h1>
    <p role="status">${wait}</p>
    ${sendButton(action, fields, 'pay', go)}
    <script src="${SCRIPT_PATH}"></script>`;
