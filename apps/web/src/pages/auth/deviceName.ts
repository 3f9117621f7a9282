/** What the member sees in a list of devices: the browser's own description, cut to size. */
export const deviceName = (): string => navigator.userAgent.slice(0, 200) || 'Browser';
