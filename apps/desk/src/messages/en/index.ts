import { formFields } from '@mall/contract/messages/en';
import { chatSingulars } from './chat';

export { chat, dataDisplay, dialogs, ui } from '@mall/ui/labels/en';

/** English messages are their own ids. */
export const messages = formFields;

/** Singular forms by plural id. */
export const singulars = { ...chatSingulars };
