import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';

/**
 * Debian's packages of the browsers other than Chromium, and their dependencies without a display.
 */
const PACKAGES = [
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  // Videos in WebKit.
  'gstreamer1.0-libav',
  'gstreamer1.0-plugins-good',
  'fonts-noto-cjk',
];

/** Installs Firefox and WebKitGTK where they are missing. */
export function installEngines() {
  const places = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  if (!places.every(existsSync)) installPackages('the browser tests', PACKAGES);
}
