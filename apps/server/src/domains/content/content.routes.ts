import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context';
import { findQuickLinks } from './content.repo';
import { listHotTags, readIndex } from './content.service';
import { listQuestions, readInfo } from './pages.service';

export const contentRoutes = ({ db }: Mall): DomainHandlers<'content'> => ({
  index: ({ viewer }) => readIndex(db, viewer),
  quickLinks: () => findQuickLinks(db),
  questions: () => listQuestions(db),
  info: ({ params }) => readInfo(db, params.page),
  hotTags: () => listHotTags(db),
});
