import { configs } from './configs';
import { extraColumns } from './extra-columns';
import { banners, hotTags, quickLinks, showcases } from './front';
import { infoPages } from './infos';
import { questions } from './questions';

/** The shop's content besides products and posts. */
export const content = { quickLinks, hotTags, banners, showcases, infoPages, questions, extraColumns, configs };
