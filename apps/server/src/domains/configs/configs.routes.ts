import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context';
import { tellConfigs } from './configs.service';

export const configRoutes = ({ db, config }: Mall): DomainHandlers<'configs'> => ({
  get: () => tellConfigs(db, config),
});
