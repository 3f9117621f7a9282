import { storedPushToken } from '../../embedding/pushToken';

/**
 * The device's data in a sign-in: the truncated user agent string, from which the server derives a name for the
 * device list, and in the native app the push token.
 *
 * @example
 * login({ ...values, ...thisDevice() });
 */
export function thisDevice() {
  const fcm_token = storedPushToken();
  return {
    device_name: navigator.userAgent.slice(0, 200) || 'Browser',
    ...(fcm_token !== undefined && { fcm_token }),
  };
}
