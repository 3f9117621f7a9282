export { NotificationItem, type NotificationItemProps } from './NotificationItem/NotificationItem';
export {
  NotificationIcon,
  type NotificationIconProps,
  type NotificationTone,
} from './NotificationIcon/NotificationIcon';
