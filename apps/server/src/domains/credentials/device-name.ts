import Bowser from 'bowser';

/**
 * Returns a device's name for its member. Browsers send a user agent string; an app may send a name
 * of its own, which stays unchanged.
 *
 * @example
 * readableDevice('Mozilla/5.0 (Windows NT 10.0; …) … Firefox/132.0') // 'Firefox (Windows)'
 */
export function readableDevice(name: string): string {
  if (!/^Mozilla\/\d/.test(name)) return name;
  const { browser, os, platform } = Bowser.parse(name);
  const place = platform.model ?? os.name;
  return browser.name && place ? `${browser.name} (${place})` : name;
}
