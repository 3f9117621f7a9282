import type { Example } from './find';

/** Where each unbound name of an example is imported from. */
export type Imports = ReadonlyMap<string, string>;

/** The lines of an example, where its statements begin, and the markup that it ends with. */
function partsOf(code: string) {
  const lines = code.split('\n');
  const start = lines.findLastIndex((line) => /^(import\b|\} from )/.test(line)) + 1;
  const markup = lines.findIndex((line, at) => at >= start && /^[<{]/.test(line));
  return { lines, start, markup: markup < 0 ? lines.length : markup };
}

/** The body of a function, which may return and await, and whose markup is what it returns. */
function wrapped(code: string): string[] {
  const { lines, start, markup } = partsOf(code);
  const before = (at: number) =>
    `${at === start ? 'export async function example() { ' : ''}${at === markup ? 'return <>' : ''}`;
  return [...lines.map((line, at) => before(at) + line), markup < lines.length ? '</>; }' : '}'];
}

/**
 * An example as a module. Its lines keep the numbers that they have in the document, so that what
 * a compiler says of one is true of the other.
 */
export function moduleOf({ line, code }: Example, imports: Imports): string {
  const given = [...imports].map(([name, from]) => `import { ${name} } from '${from}';`);
  const above = [given.join(' '), ...Array.from({ length: line - 2 }, () => '')];
  return [...above, ...(/^export /m.test(code) ? code.split('\n') : wrapped(code))].join('\n');
}
