import { storedPushToken } from '../../embedding/pushToken';

/**
 * What a sign-in says of the device: the user agent string, truncated, of which the server makes a name for the list of
 * devices, and in the native app the token by which it is told of notifications.
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
