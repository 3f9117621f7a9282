import { createLanguage } from '@mall/app/messages';
import { packs } from './packs';

/** The language of the desk: the one that the colleague chose on the shop's site. */
export const deskLanguage = createLanguage(packs);
