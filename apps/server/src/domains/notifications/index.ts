export { type NewNotification, noticesAfter, notify } from './notify.service';
