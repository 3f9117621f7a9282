import { byDomain, domainTitle } from './domains.ts';
import type { Entry } from './entry.ts';
import { readExports } from './exports.ts';
import { formatSignature } from './formatSignature.ts';
import { entryText, firstSentence } from './markdown.ts';
import { readMethods } from './methods.ts';
import { namer } from './names.ts';
import { HOOKS, readSources, SDK } from './program.ts';
import { resultType, typeLinks, typePages } from './types.ts';

/** A page of the reference. */
export interface ApiPage {
  /** Its position in the sidebar: `Hooks/購物車 cart/useAddToCart`. */
  title: string;
  /** Its name in lists: `useAddToCart`. */
  name: string;
  /** Its name in Traditional Chinese, where `name` contains none. */
  chinese?: string;
  /** Its path among the machine-readable files, without extension: `hooks/cart/useAddToCart`. */
  path: string;
  text: string;
  /** A summary of one sentence. */
  short: string;
  /** Paths of the sources that it links to, within the repository. */
  sources?: readonly string[];
}

const domainsOf = (entries: readonly Entry[]) =>
  [...new Set(entries.map(({ domain }) => domain))].sort(byDomain);

const isShown = ({ name, kind }: Entry) => kind !== 'type' && !name.endsWith('Options');

const nameOf = (title: string) => title.split('/').at(-1) ?? title;

/** Returns a page with several entries. */
function listPage(
  at: Pick<ApiPage, 'title' | 'path'>,
  heading: string,
  all: readonly Entry[],
): ApiPage[] {
  if (all.length === 0) return [];
  const text = [`# ${heading}`, ...all.map((entry) => entryText(entry, '##'))].join('\n\n');
  const names = all.map(({ name }) => `\`${name}\``).join(', ');
  const sources = all.map(({ source }) => source);
  return [{ ...at, name: nameOf(at.title), text, short: names, sources }];
}

/**
 * Returns a page for each hook, and for each domain one of its query options and one of its types.
 */
const hookPages = (entries: readonly Entry[]): ApiPage[] =>
  domainsOf(entries).flatMap((domain) => {
    const own = entries.filter((each) => each.domain === domain);
    const place = { title: `Hooks/${domainTitle(domain)}`, path: `hooks/${domain || 'basics'}` };
    return [
      ...own.filter(isShown).map((entry) => ({
        title: `${place.title}/${entry.name}`,
        name: entry.name,
        path: `${place.path}/${entry.name}`,
        text: entryText(entry, '#'),
        short: firstSentence(entry),
        sources: [entry.source],
      })),
      ...listPage(
        { title: `${place.title}/查詢選項 Query options`, path: `${place.path}/options` },
        `${domainTitle(domain)}: query options`,
        own.filter(({ kind, name }) => kind !== 'type' && name.endsWith('Options')),
      ),
      ...listPage(
        { title: `${place.title}/型別 Types`, path: `${place.path}/types` },
        `${domainTitle(domain)}: types`,
        own.filter(({ kind }) => kind === 'type'),
      ),
    ];
  });

/** Returns a page for each part of the client, and those of its other exports. */
function sdkPages(methods: readonly Entry[], exported: readonly Entry[]): ApiPage[] {
  const own = exported.filter(({ kind }) => kind !== 'type');
  const types = exported.filter(({ kind }) => kind === 'type');
  const basics = own.filter(({ domain }) => domain !== 'testing');
  return [
    ...listPage({ title: 'SDK/基礎 Basics', path: 'sdk/basics' }, '基礎 · Basics', basics),
    ...domainsOf(methods).flatMap((domain) =>
      listPage(
        { title: `SDK/${domainTitle(domain)}`, path: `sdk/${domain}` },
        `mall.${domain}`,
        methods.filter((each) => each.domain === domain),
      ),
    ),
    ...listPage(
      { title: 'SDK/測試 testing', path: 'sdk/testing' },
      '測試 · A mall without a server',
      own.filter(({ domain }) => domain === 'testing'),
    ),
    ...listPage({ title: 'SDK/型別 Types', path: 'sdk/types' }, '型別 · Types', types),
  ];
}

/** Returns the reference of the hooks and of the SDK, read from their sources. */
export async function readApi(): Promise<readonly ApiPage[]> {
  const program = readSources();
  const named = namer(program.getTypeChecker(), program.getSourceFile(SDK[0]?.file ?? ''));
  const written = (entries: readonly Entry[]) =>
    Promise.all(
      entries.map(async (each) => ({
        ...each,
        signature: await formatSignature(named(each.signature, each.name)),
      })),
    );
  const hooks = await written(readExports(program, HOOKS));
  const methods = await written(readMethods(program));
  const exported = await written(readExports(program, SDK));
  const pages = typePages(hooks, exported);
  const ofHooks = new Map(hooks.map((each) => [each.name, each]));
  const linked = (folder: string) => (each: Entry) => ({
    ...each,
    types: typeLinks(each, folder, pages),
    result: resultType(each, ofHooks),
  });
  const inHooks = hooks.map((each) =>
    linked(`hooks/${each.domain || 'basics'}/${each.name}`)(each),
  );
  return [
    ...hookPages(inHooks),
    ...sdkPages(methods.map(linked('sdk/methods')), exported.map(linked('sdk/basics'))),
  ];
}
