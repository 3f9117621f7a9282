export { closeMonths } from './close-months.service';
export { startOfMonth, monthOf, monthsFrom } from './month';
export { earnCommission, reduceCommission, revokeCommission } from './profits.service';
export { memberEraser } from './member-eraser.repo';
