import type { Example } from './find';

/** Returns the module from which each unbound name of an example is imported. */
export type Imports = ReadonlyMap<string, string>;

/** The lines of an example, where its statements begin, and its final markup. */
function partsOf(code: string) {
  const lines = code.split('\n');
  const start = lines.findLastIndex((line) => /^(import\b|\} from )/.test(line)) + 1;
  const markup = lines.findIndex((line, at) => at >= start && /^[<{]/.test(line));
  return { lines, start, markup: markup < 0 ? lines.length : markup };
}

/** The body of a function, which may return and await, and returns its markup. */
function wrapped(code: string): string[] {
  const { lines, start, markup } = partsOf(code);
  const before = (at: number) =>
    `${at === start ? 'export async function example() { ' : ''}${at === markup ? 'return <>' : ''}`;
  return [...lines.map((line, at) => before(at) + line), markup < lines.length ? '</>; }' : '}'];
}

/**
 * Returns an example as a module. Lines keep their numbers in the document, so that compiler
 * positions stay valid.
 */
export function moduleOf({ line, code }: Example, imports: Imports): string {
  const given = [...imports].map(([name, from]) => `import { ${name} } from '${from}';`);
  const above = [given.join(' '), ...Array.from({ length: line - 2 }, () => '')];
  return [...above, ...(/^export /m.test(code) ? code.split('\n') : wrapped(code))].join('\n');
}
