import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The proxies with recipes in `examples/proxies`, and where Debian installs them. */
export const PROXIES = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' };

/** Installs the proxies where they are missing, if this is Debian and root may. */
export function installProxies() {
  const isThere = Object.values(PROXIES).every((each) => existsSync(each));
  if (isThere || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing nginx and Caddy for the tests of their recipes …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  apt('update', '-qq');
  // Neither may run as a service of this machine.
  apt('install', '-y', '-qq', '--no-install-recommends', 'nginx-light', 'caddy');
}
