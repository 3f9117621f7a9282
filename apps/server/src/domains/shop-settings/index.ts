export { followHours } from './follow-hours.service';
export { findShopWarnings } from './warnings.service';
