export {
  forgetNotified,
  type NewNotification,
  noticesAfter,
  notify,
  seenNotified,
  unnotify,
} from './notify.service';
export { pushMessage } from './push.presenter';
export { memberEraser } from './member-eraser.repo';
