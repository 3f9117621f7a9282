export { readCommissionPercent } from './commission.service';
export { readSettings, type Settings } from './configs.service';
