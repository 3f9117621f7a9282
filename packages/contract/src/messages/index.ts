export type { FieldMessageId, Messages, PasswordFields, Terms } from './catalogue';
export { formatMessage } from './format-message';
export { formatTime, type WeekdayNames } from './format-time';
export { type Language, languages, languageTags } from './languages';
export { money } from './money';
export type { Reason, ReasonMessages, ReasonName } from './reasons';
export { fieldText, messages, reasonText } from './messages';
