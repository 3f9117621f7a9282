export { useNotification } from './useNotification';
export {
  useNotificationPreferences,
  type NotificationPreferencesCallbacks,
} from './useNotificationPreferences';
export { useNotifications } from './useNotifications';
export type { PushState } from './push';
export { usePush, type PushOptions } from './usePush';
export { useReadNotifications } from './useReadNotifications';
export { useUnreadNotifications } from './useUnreadNotifications';
