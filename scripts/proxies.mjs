import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';

/** The proxies with recipes in `examples/proxies`, and where Debian installs them. */
export const PROXIES = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' };

/** Installs the proxies where they are missing. */
export function installProxies() {
  if (Object.values(PROXIES).every((each) => existsSync(each))) return;
  installPackages('the tests of their recipes', ['nginx-light', 'caddy']);
}
