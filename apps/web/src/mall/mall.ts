import { createMall } from '@mall/sdk';
import { language } from '../messages/language';

/** The site's SDK client, for its own origin. */
export const mall = createMall({ language: () => language.getState().current });
