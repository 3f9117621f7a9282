import Bowser from 'bowser';

/**
 * A device's name as its member knows it. Browsers name themselves by a user agent string; an app may have
 * a name of its own, which stays.
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
