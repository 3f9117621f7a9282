import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { freePort } from '../free-port';
import type { Engine, EnginePage } from './engine';

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const XVFB = '/usr/bin/Xvfb';
/** The number of the virtual display. */
const DISPLAY = ':97';
/** Longer than a page takes to load on a busy machine. */
const ANSWER_MS = 60_000;
/** WebDriver's code for the Enter key. */
const ENTER = '\uE007';

const reply = z.object({ value: z.unknown() });
const session = z.object({ sessionId: z.string() });

/** One call of the W3C WebDriver protocol. */
async function call(url: string, method: 'GET' | 'POST', body?: object) {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(ANSWER_MS),
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = reply.parse(await response.json());
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value).slice(0, 500)}`);
  return value;
}

/** WebKitGTK's MiniBrowser, driven by WebDriver on a virtual display. */
export async function startWebKit(driverPath: string): Promise<Engine> {
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  // Its toolbar has a minimum width that is larger than a phone.
  await mkdir(path.join(home, 'gtk-3.0'));
  const css = 'headerbar, toolbar, entry, button { min-width: 0; padding: 0; margin: 0; }';
  await writeFile(path.join(home, 'gtk-3.0/gtk.css'), css);

  const env = {
    ...process.env,
    DISPLAY,
    XDG_CONFIG_HOME: home,
    LANG: 'zh_TW.UTF-8',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Its sandbox cannot be set up by root, the user in CI.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const display = spawn(XVFB, [DISPLAY, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' });
  let driver: ChildProcess | null = null;
  const endDriver = () => {
    // Its browser is in the same group of processes.
    if (driver?.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid, 'SIGKILL');
    driver = null;
  };
  /** Starts a driver with a browser. @returns the URL of its session */
  const openSession = async (): Promise<string> => {
    endDriver();
    const port = await freePort();
    driver = spawn(driverPath, [`--port=${port}`], { env, stdio: 'ignore', detached: true });
    const root = `http://127.0.0.1:${port}`;
    for (let tries = 0; ; tries += 1) {
      try {
        await call(`${root}/status`, 'GET');
        break;
      } catch (error) {
        if (tries === 100) throw error;
        await pause(100);
      }
    }
    const capabilities = {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
      },
    };
    const { sessionId } = session.parse(await call(`${root}/session`, 'POST', { capabilities }));
    return `${root}/session/${sessionId}`;
  };
  return {
    name: 'webkit',
    async open(width, height) {
      // On a busy machine the driver sometimes waits for ever for the browser that it has started.
      const page = await openSession().catch(openSession);
      await resize(page, width, height);
      return pageOf(page);
    },
    async close() {
      endDriver();
      display.kill();
      await rm(home, { recursive: true, force: true });
    },
  };
}

const size = z.tuple([z.number(), z.number()]);

/** Sets the inner size by correcting the window's size. */
async function resize(page: string, width: number, height: number): Promise<void> {
  const wanted = { width, height };
  for (let tries = 0; tries < 5; tries += 1) {
    await call(`${page}/window/rect`, 'POST', { x: 0, y: 0, ...wanted });
    const script = 'return [innerWidth, innerHeight]';
    const [w, h] = size.parse(await call(`${page}/execute/sync`, 'POST', { script, args: [] }));
    if (w === width && h === height) return;
    wanted.width += width - w;
    wanted.height += height - h;
  }
}

function pageOf(page: string): EnginePage {
  const act = (actions: readonly object[]) => call(`${page}/actions`, 'POST', { actions });
  const typeKeys = (keys: readonly string[]) =>
    act([
      {
        type: 'key',
        id: 'keyboard',
        actions: keys.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ]);
  return {
    goto: async (url) => void (await call(`${page}/url`, 'POST', { url })),
    back: async () => void (await call(`${page}/back`, 'POST', {})),
    async run(body, ...args) {
      const script = `const [args, done] = arguments;
        (async () => {${body}})().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const answer = z
        .object({ value: z.optional(z.unknown()), error: z.optional(z.string()) })
        .parse(await call(`${page}/execute/async`, 'POST', { script, args: [args] }));
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value;
    },
    async click(x, y) {
      await act([
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]);
    },
    async type(text) {
      await typeKeys([...text]);
    },
    async pressEnter() {
      await typeKeys([ENTER]);
    },
  };
}
