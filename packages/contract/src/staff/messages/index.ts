import type { Language } from '../../messages/languages';
import type { StaffMessages } from './catalogue';
import { en } from './en';
import { zhTW } from './zh-TW';

export type { StaffFieldMessageId, StaffMessages } from './catalogue';

/** The messages of the staff's API alone, by language. */
export const staffMessages: Readonly<Record<Language, StaffMessages>> = { 'zh-TW': zhTW, en };
