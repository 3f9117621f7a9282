import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SYSTEM = [
  // The same engine without a window, a GPU process or extensions: tests take half of the processor's time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

const attempt = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/**
 * Finds a Chromium for the browser tests, or installs one: `CHROMIUM_PATH`, the system's, Playwright's
 * own, Debian's package when root, Playwright's download. Prints instructions when all of these fail.
 */
export async function findBrowser() {
  const known =
    process.env.CHROMIUM_PATH ??
    SYSTEM.find((place) => existsSync(place)) ??
    (await playwrightsOwn());
  if (known) return known;

  console.log('No Chromium found: installing one for the browser tests …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update', '-qq']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      attempt('apt-get', ['install', '-y', '-qq', name, 'fonts-noto-cjk']);
      if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
    }
  }
  attempt('npx', ['playwright', 'install', 'chromium']);
  const own = await playwrightsOwn();
  if (own) return own;

  console.error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium fonts-noto-cjk; ' +
      'elsewhere: npx playwright install chromium), or point CHROMIUM_PATH at one.',
  );
  process.exit(1);
}
