import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context/context';
import { readPublicSettings } from './configs.service';

export const configRoutes = ({ db, config }: Mall): DomainHandlers<'configs'> => ({
  get: () => readPublicSettings(db, config),
});
