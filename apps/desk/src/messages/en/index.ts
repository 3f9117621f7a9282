import { formFields } from '@mall/contract/messages/en';

export { dataDisplay, dialogs, ui } from '@mall/ui/labels/en';

/** English messages are their own ids. */
export const messages = formFields;

/** Singular forms by plural id. */
export const singulars = {};
