import { createMall } from '@mall/sdk';
import { siteLanguage } from '../messages/siteLanguage';

/** The site's SDK client, for its own origin. */
export const mall = createMall({ language: () => siteLanguage.getState().current });
