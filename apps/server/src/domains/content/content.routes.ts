import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../mall';
import { coming } from '../coming';
import { findQuickLinks } from './content.repo';
import { listHotTags, readIndex } from './content.service';

export const contentRoutes = ({ db }: Mall): DomainHandlers<'content'> =>
  coming('content', {
    index: ({ viewer }) => readIndex(db, viewer),
    quickLinks: () => findQuickLinks(db),
    hotTags: () => listHotTags(db),
  });
