export { type NewNotification, noticesAfter, notify } from './notify.service';
export { memberEraser } from './member-eraser.repo';
