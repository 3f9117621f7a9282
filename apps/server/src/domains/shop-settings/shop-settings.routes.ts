import type { Mall } from '../../context/context';
import type { StaffHandlers } from '../../http/contract-types';
import { actorOf } from '../audit';
import { followHours } from './follow-hours.service';
import { readDeskSettings, saveDeskSettings } from './shop-settings.service';

export const shopSettingsRoutes = ({
  db,
  hub,
}: Pick<Mall, 'db' | 'hub'>): StaffHandlers<'settings'> => ({
  get: () => readDeskSettings(db),
  async save(call) {
    const saved = await saveDeskSettings(db, actorOf(call), call.body);
    await followHours({ db, hub }, new Date());
    return saved;
  },
});
