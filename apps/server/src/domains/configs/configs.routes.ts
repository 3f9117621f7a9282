import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../mall';
import { readConfigs } from './configs.service';

export const configRoutes = ({ db, config }: Mall): DomainHandlers<'configs'> => ({
  get: () => readConfigs(db, config.demo),
});
