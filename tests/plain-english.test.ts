import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from './lint-fixtures';

/** Never in comments, documents, titles or texts. */
const BANNED = /\b(told|anew|whoever|junk|hangs on|stands for|on its way|gives word)\b/i;
/** Never a part of a name; the words have honest uses elsewhere. */
const BANNED_IN_NAMES = new Set(
  'kept news face room letter letters goods pieces worth means told anew junk'.split(' '),
);
/** The longest line of prose. */
const MOST_CHARACTERS = 160;
/** The longest cell of a table. */
const MOST_IN_CELL = 80;

/** Texts that shoppers read, which follow other rules, and what commands write. */
const UNCHECKED =
  /(^|\/)(messages\/(en|zh-TW)|labels\/en|demo\/data|migrations|__snapshots__)\/|^(pnpm-lock\.yaml|docs\/(access|performance)\.md)$|examples\.json$|^tests\/plain-english\.test\.ts$/;

/** Texts of the product in English, quoted by a test. */
const QUOTED: readonly string[] = ['apps/server/src/platform/push/push.test.ts: On its way'];

/** Names that someone else gave: fields on the wire, a gateway's parameters, terms of a library. */
const GIVEN_NAMES: Readonly<Record<string, string>> = {
  letter_url: 'field on the wire',
  fee_kept: 'field of a stored notification',
  goodsTooDear: 'reason on the wire',
  news: 'topic of notifications on the wire',
  GoodsName: 'parameter of the logistics gateway',
};
/** Folders whose subject has such a name. */
const GIVEN_BY_SUBJECT: Readonly<Record<string, string>> = {
  'packages/demo-media/src/': 'paints rooms and letters',
  'apps/server/src/platform/realtime/': 'rooms of socket.io',
  'apps/server/src/platform/relay/': 'a later change replaces it by an adapter of socket.io',
  'packages/hooks/src/articles/editor/order.test.ts': 'moves letters of the alphabet',
};

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  .split('\n')
  .filter((file) => file !== '' && !UNCHECKED.test(file));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const sources = files.filter((file) => /\.[cm]?tsx?$|\.mjs$/.test(file));
const documents = files.filter((file) => file.endsWith('.md'));

/** The places of banned words in a text, as `file:line: word`. */
const bannedIn = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, at) => {
    const found = BANNED.exec(line);
    if (!found || QUOTED.includes(`${file}: ${found[0]}`)) return [];
    return [`${file}:${at + 1}: ${found[0]}`];
  });

const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_$]+/);

/** The names in a source that have a banned part. */
function bannedNames(file: string, text: string): string[] {
  if (Object.keys(GIVEN_BY_SUBJECT).some((folder) => file.startsWith(folder))) return [];
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (
      ts.isIdentifier(node) &&
      !Object.hasOwn(GIVEN_NAMES, node.text) &&
      partsOf(node.text).some((part) => BANNED_IN_NAMES.has(part))
    )
      found.add(`${file}: ${node.text}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return [...found];
}

/** The lines of a document that are too long, without links, code blocks and images. */
function longLines(file: string, text: string): string[] {
  return text
    .replace(/^```[^]*?^```/gm, (block) => block.replace(/[^\n]/g, ''))
    .split('\n')
    .flatMap((line, at) => {
      const prose = line.replace(/\]\([^)]*\)/g, ']');
      const isLong = line.startsWith('|')
        ? prose.split('|').some((cell) => cell.trim().length > MOST_IN_CELL)
        : prose.length > MOST_CHARACTERS;
      return isLong ? [`${file}:${at + 1}`] : [];
    });
}

describe('plain English', () => {
  it('comments, documents and titles contain no banned word', () => {
    const texts = files.filter((file) => /\.([cm]?tsx?|mjs|md|sql|css|html|ya?ml)$/.test(file));
    expect(texts.length).toBeGreaterThan(1500);
    expect(texts.flatMap((file) => bannedIn(file, read(file)))).toEqual([]);
    expect(bannedIn('a.ts', '// fine\n// Whoever is told')).toEqual(['a.ts:2: Whoever']);
  });

  it('names contain no banned part', () => {
    expect(sources.length).toBeGreaterThan(1500);
    expect(sources.flatMap((file) => bannedNames(file, read(file)))).toEqual([]);
    expect(bannedNames('a.ts', 'const keptPages = 1; const skept = 2;')).toEqual([
      'a.ts: keptPages',
    ]);
  });

  it('no line of prose is longer than 160 characters', () => {
    expect(documents.length).toBeGreaterThan(40);
    expect(documents.flatMap((file) => longLines(file, read(file)))).toEqual([]);
    expect(longLines('a.md', `short\n${'x'.repeat(161)}`)).toEqual(['a.md:2']);
  });
});
