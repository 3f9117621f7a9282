import type { Mall } from '../../context/context';
import type { StaffHandlers } from '../../http/contract-types';
import { actorOf } from '../audit';
import { readDeskSettings, saveDeskSettings } from './shop-settings.service';

export const shopSettingsRoutes = ({ db }: Pick<Mall, 'db'>): StaffHandlers<'settings'> => ({
  get: () => readDeskSettings(db),
  save: (call) => saveDeskSettings(db, actorOf(call), call.body),
});
