import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** Whether this is Debian or a descendant, and this process may install its packages. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs packages of Debian, if {@link canInstall}.
 *
 * @param purpose is printed: `the browser tests`.
 */
export function installPackages(purpose, packages) {
  if (!canInstall()) return;
  console.log(`Installing ${packages.join(', ')} for ${purpose} …`);
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
