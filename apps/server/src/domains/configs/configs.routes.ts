import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../mall';
import { tellConfigs } from './configs.service';

export const configRoutes = ({ db, config }: Mall): DomainHandlers<'configs'> => ({
  get: () => tellConfigs(db, config),
});
