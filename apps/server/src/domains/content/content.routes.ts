import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context';
import { findQuickLinks } from './content.repo';
import { presentIndex } from './content.presenter';
import { listHotTags, readIndex } from './content.service';
import { listQuestions, readInfo } from './pages.service';

export const contentRoutes = ({ db }: Mall): DomainHandlers<'content'> => ({
  index: async ({ viewer, language }) => presentIndex(await readIndex(db, viewer), language),
  quickLinks: () => findQuickLinks(db),
  questions: () => listQuestions(db),
  info: ({ params }) => readInfo(db, params.page),
  hotTags: () => listHotTags(db),
});
