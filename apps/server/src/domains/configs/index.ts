export { readCommissionPercent } from './commission.service';
export { readConfigs, type Reply } from './configs.service';
