import { configs } from './configs.js';
import { banners, hotTags, quickLinks, showcases } from './front.js';
import { infoPages } from './infos.js';
import { questions } from './questions.js';

/** What the shop publishes besides products and posts. */
export const content = { quickLinks, hotTags, banners, showcases, infoPages, questions, configs };
