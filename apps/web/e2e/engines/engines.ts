import { existsSync } from 'node:fs';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

/** Debian's path. */
export const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

/** The engines beside Chromium, as Debian packages them; `start` is null where the package is missing. */
export const engines: readonly {
  readonly name: Engine['name'];
  readonly start: (() => Promise<Engine>) | null;
}[] = [
  { name: 'firefox', start: existsSync(FIREFOX) ? () => startFirefox(FIREFOX) : null },
  {
    name: 'webkit',
    start:
      existsSync(WEBKIT_DRIVER) && existsSync('/usr/bin/Xvfb')
        ? () => startWebKit(WEBKIT_DRIVER)
        : null,
  },
];
