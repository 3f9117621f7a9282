/** The user agent string, truncated; the server makes a name of it that its member knows. */
export const deviceName = (): string => navigator.userAgent.slice(0, 200) || 'Browser';
