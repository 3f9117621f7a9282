/** Shown to the member in the list of devices: the user agent string, truncated. */
export const deviceName = (): string => navigator.userAgent.slice(0, 200) || 'Browser';
