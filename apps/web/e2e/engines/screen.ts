import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import type { EnginePage } from './engine';

const require = createRequire(import.meta.url);
/** Testing Library, to find elements by role and name within the page. */
const library = await readFile(
  require.resolve('@testing-library/dom').replace(/dist\/.*$/, 'dist/@testing-library/dom.umd.js'),
  'utf8',
);

/** Time limit for each wait. */
const PATIENCE_MS = 60_000;

const place = z.object({ x: z.number(), y: z.number() });

/** Finds and operates elements as a person does; every operation waits for its element. */
export class Screen {
  constructor(
    readonly page: EnginePage,
    private readonly origin: string,
  ) {}

  async goto(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
  }

  /** Waits until the page's path and query match. */
  async isAt(pattern: RegExp): Promise<string> {
    return this.#until(`an address like ${pattern}`, async () => {
      const here = z
        .string()
        .parse(await this.page.run('return location.pathname + location.search;'));
      return pattern.test(here) ? here : undefined;
    });
  }

  /** Waits until an element with this role and name exists. */
  async sees(role: string, name: RegExp): Promise<void> {
    await this.#find(role, name, 'return true;');
  }

  /** Waits until this text is on the page. */
  async reads(text: string): Promise<void> {
    await this.#until(`the text ${text}`, async () => {
      const isThere = await this.page.run(
        'return document.body.innerText.includes(args[0]);',
        text,
      );
      return isThere === true ? true : undefined;
    });
  }

  /** Clicks the first element with this role and name at a point where it is not covered. */
  async press(role: string, name: RegExp): Promise<void> {
    const { x, y } = place.parse(
      await this.#find(
        role,
        name,
        `element.scrollIntoView({ block: 'center', behavior: 'instant' });
         await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
         const box = element.getBoundingClientRect();
         const x = box.left + box.width / 2, y = box.top + box.height / 2;
         const hit = document.elementFromPoint(x, y);
         return hit && (element.contains(hit) || hit.contains(element)) ? { x, y } : undefined;`,
      ),
    );
    await this.page.click(x, y);
  }

  /** Replaces the text of a field. */
  async fill(role: string, name: RegExp, text: string): Promise<void> {
    await this.#find(role, name, 'element.focus(); element.select?.(); return true;');
    await this.page.type(text);
  }

  /** Chooses an option of a list by its text. */
  async choose(name: RegExp, option: string): Promise<void> {
    await this.#find(
      'combobox',
      name,
      `const option = [...element.options].find((each) => each.text.trim() === ${JSON.stringify(option)});
       if (!option) return undefined;
       element.value = option.value;
       element.dispatchEvent(new Event('change', { bubbles: true }));
       return true;`,
    );
  }

  /** Runs code on an element in the page, once it exists and the code returns a value. */
  #find(role: string, name: RegExp, code: string): Promise<unknown> {
    const body = `
      if (!window.TestingLibraryDom) return 'no library';
      const name = new RegExp(args[1], args[2]);
      const element = window.TestingLibraryDom.queryAllByRole(document.body, args[0], { name })[0];
      if (!element) return undefined;
      ${code}`;
    return this.#until(`a ${role} named ${name}`, async () => {
      const found = await this.page
        .run(body, role, name.source, name.flags)
        .catch((error: unknown) => {
          // The page is navigating.
          if (/navigat|destroyed|detached|no such|context/i.test(String(error))) return undefined;
          throw error;
        });
      if (found === 'no library') {
        await this.page.run(library);
        return undefined;
      }
      return found ?? undefined;
    });
  }

  async #until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = await look();
      if (found !== undefined) return found;
      if (Date.now() > end) {
        const text = await this.page.run(
          'return location.href + "\\n" + document.body.innerText.slice(0, 1500);',
        );
        throw new Error(`There never was ${what}.\n${String(text)}`);
      }
      await pause(100);
    }
  }
}
