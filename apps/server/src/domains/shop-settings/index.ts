export { followHours } from './follow-hours.service';
