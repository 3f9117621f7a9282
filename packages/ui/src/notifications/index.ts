export { NotificationItem, type NotificationItemProps } from './NotificationItem/NotificationItem';
export {
  NotificationMark,
  type NotificationMarkProps,
  type NotificationTone,
} from './NotificationMark/NotificationMark';
