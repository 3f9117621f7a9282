export {
  deleteNotifications,
  type NewNotification,
  noticesAfter,
  notify,
  markNotificationsRead,
  retract,
} from './notify.service';
export { pushMessage } from './push.presenter';
export { memberEraser } from './member-eraser.repo';
export { unreadCount } from './notifications.repo';
