import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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

/** Installs Firefox and WebKitGTK where they are missing, if this is Debian and root may. */
export function installEngines() {
  const isThere = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every(
    existsSync,
  );
  if (isThere || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Firefox and WebKitGTK for the browser tests …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...PACKAGES);
}
