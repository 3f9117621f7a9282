import { createLanguage } from '@mall/app/messages';
import { packs } from './packs';

/** The site's language. */
export const siteLanguage = createLanguage(packs);
