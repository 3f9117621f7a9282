export { closeMonths } from './close-months.service';
export { beginningOf, monthOf, monthsFrom } from './month';
export { earnCommission, takeBackCommission } from './profits.service';
export { memberEraser } from './member-eraser.repo';
