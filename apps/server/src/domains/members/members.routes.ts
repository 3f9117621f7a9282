import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../mall';
import { coming } from '../coming';
import { readProfile } from './members.service';

export const memberRoutes = ({ db, config }: Mall): DomainHandlers<'members'> =>
  coming('members', {
    profile: ({ viewer }) => readProfile(db, viewer.id, config.posterGroup),
  });
