export { closeMonths } from './close-months.service';
export { startOfMonth, monthOf, monthsFrom } from './month';
export { earnCommission, revokeCommission } from './profits.service';
export { memberEraser } from './member-eraser.repo';
