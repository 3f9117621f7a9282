export {
  deleteNotifications,
  type NewNotification,
  notify,
  markNotificationsRead,
  retract,
  withdraw,
} from './notify.service';
export { onNotified } from './notified';
export { pushMessage } from './push.presenter';
export { memberEraser } from './member-eraser.repo';
export { unreadCount } from './notifications.repo';
