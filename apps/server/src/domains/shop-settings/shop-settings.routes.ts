import type { Mall } from '../../context/context';
import type { StaffHandlers } from '../../http/contract-types';
import { actorOf } from '../audit';
import { followHours } from './follow-hours.service';
import { findShopWarnings } from './warnings.service';
import { readDeskSettings, saveDeskSettings } from './shop-settings.service';

export const shopSettingsRoutes = ({
  db,
  config,
  hub,
}: Pick<Mall, 'db' | 'config' | 'hub'>): StaffHandlers<'settings'> => ({
  get: () => readDeskSettings(db),
  async save(call) {
    const saved = await saveDeskSettings(db, actorOf(call), call.body);
    await followHours({ db, hub }, new Date());
    return saved;
  },
  // Only an owner can have the server changed.
  warnings: async ({ viewer }) =>
    viewer.roles.includes('owner') ? findShopWarnings({ db, config }) : [],
});
