export { createLanguage, type PackLoaders, type SiteLanguage } from './createLanguage';
export {
  LanguageContext,
  type LanguagePack,
  type LanguageState,
  type LanguageStore,
} from './LanguageContext';
export { messagesIn } from './messagesIn';
export type { Catalogue, Translate } from './translate';
export { useDayName } from './useDayName';
export { useEndText } from './useEndText';
export { useErrorText } from './useErrorText';
export { useMessages } from './useMessages';
export { Clock, RenderedAt, ReportTimeSpan, useNow } from './useNow';
export { useRelativeTime } from './useRelativeTime';
export { useTimeText } from './useTimeText';
