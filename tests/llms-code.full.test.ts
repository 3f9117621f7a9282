import { beforeAll, describe, expect, it } from 'vitest';
import { llmsFiles } from '../.storybook/api/llms';
import { readPages } from '../.storybook/api/write';
import { faultsOf } from './examples/check';
import type { Example } from './examples/find';

/** A block of code of a generated file. */
interface Block extends Example {
  readonly language: string;
  /** The name of the file in the heading before it, without extension. */
  readonly heading: string;
}

const FENCE = /^```(\w*)\n([^]*?)^```$/gm;
const HEADING = /^## (\w+)\.tsx$/gm;

const blocksIn = (file: string, text: string): Block[] =>
  [...text.matchAll(FENCE)].map(({ 1: language = '', 2: code = '', index }) => ({
    file,
    language,
    code,
    line: text.slice(0, index).split('\n').length + 1,
    heading: [...text.slice(0, index).matchAll(HEADING)].at(-1)?.[1] ?? '',
  }));

/** Returns a page's place in the package whose modules its code finds: `llms/hooks/cart/useCart.md` is in the hooks. */
const placeOf = (page: string): string => {
  const [, folder = '', ...rest] = page.split('/');
  const name = ['hooks', 'sdk'].includes(folder) ? folder : 'ui';
  return ['packages', name, 'llms', folder, ...rest].join('/');
};

/** Returns a file of a recipe as a module that the other files of its page import. */
const recipeFile = (block: Block): Example => ({
  ...block,
  module: `${block.file.replace('.md', '')}/${block.heading}`,
});

/** Types of libraries that the declarations of the hooks show. */
const LIBRARIES = `import type { InfiniteData, QueryClient, UseInfiniteQueryOptions, UseInfiniteQueryResult, UseMutationResult, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import type { FieldValues, Resolver, UseFormReturn } from 'react-hook-form';`;

/** Names in declarations that no entry exports: a reader sees them, but cannot import them. */
const NOT_EXPORTED: readonly string[] = [
  'DomainOf',
  'EndpointOf',
  'FailureData',
  'Http',
  'Listener',
  'Login',
  'Part',
  'Pay',
  'Replies',
  'ServerClock',
  'StorageArea',
  'TransportOptions',
  'WhichSessions',
  'intentTab',
];

const IMPORT = /^import [^;]*;\n+/;

/** Returns a signature as a declaration: `mall.cart.add(line: Line): Promise<Cart>` is a function. */
function declarationOf(signature: string): string {
  if (/^(interface|type) /.test(signature)) return `export ${signature};`;
  if (signature.startsWith('class '))
    return `export declare ${signature.replace(/^class (\w+)/, 'class $1_')}`;
  const [, name = '', rest = ''] = /^([\w.]+)([^]*)$/.exec(signature) ?? [];
  const own = `${name.replaceAll('.', '_')}_`;
  return rest.startsWith(':')
    ? `export declare const ${own}${rest};`
    : // With a body, an argument may show its default.
      `export function ${own}${rest} { throw new Error(); }`;
}

/** Returns the import line of a declaration's block, and the declaration, each as a module. */
function declarationsIn(block: Block): Example[] {
  const [importLine = ''] = IMPORT.exec(block.code) ?? [];
  const declaration = declarationOf(block.code.slice(importLine.length).trim());
  const code = block.file.startsWith('packages/hooks/')
    ? `${LIBRARIES}\n${declaration}`
    : declaration;
  return importLine === ''
    ? [{ ...block, code }]
    : [
        { ...block, code: `${importLine.trim()}\nexport {};` },
        { ...block, code },
      ];
}

let blocks: readonly Block[];
// Compiles the docstrings of all packages, which takes more than a minute on a busy processor.
beforeAll(async () => {
  const files = llmsFiles((await readPages()).all);
  blocks = [...files].flatMap(([file, text]) =>
    file.startsWith('llms/') ? blocksIn(file, text) : [],
  );
}, 300_000);

/** Returns the blocks in a language of the pages of a part, at the places where they compile. */
const codeOf = (language: string, ...parts: readonly string[]): Block[] =>
  blocks
    .filter((each) => each.language === language)
    .filter(({ file }) => parts.some((part) => file.startsWith(`llms/${part}/`)))
    .map((block) => ({ ...block, file: placeOf(block.file) }));

/** A compiler message about a name without a declaration. */
const MISSING = /: Cannot find name '(\w+)'/;

const isOfNoPackage = (specifier: string) => !specifier.startsWith('@mall/');

describe('the code of llms.txt', () => {
  it('is TypeScript, a command of a shell, or a sketch of parts', () => {
    const known = ['ts', 'tsx', 'sh', 'text'];
    const others = blocks.filter(({ language }) => !known.includes(language));
    expect(others.map(({ file, line }) => `${file}:${line}`)).toEqual([]);
    expect(blocks.length).toBeGreaterThan(800);
  });

  it('compiles in the declarations of hooks and of the client', () => {
    const declarations = codeOf('ts', 'hooks', 'sdk').flatMap(declarationsIn);
    expect(declarations.length).toBeGreaterThan(400);
    const faults = faultsOf(declarations);
    const missing = new Set(faults.flatMap((fault) => MISSING.exec(fault)?.[1] ?? []));
    expect([...missing].sort()).toEqual(NOT_EXPORTED);
    expect(faults.filter((fault) => !MISSING.test(fault))).toEqual([]);
  });

  it('compiles in the examples of hooks and of the client', () => {
    const examples = codeOf('tsx', 'hooks', 'sdk');
    expect(examples.length).toBeGreaterThan(140);
    expect(faultsOf(examples)).toEqual([]);
  });

  it('compiles in the guides and the components, which import what they use of the packages', () => {
    const examples = [...codeOf('tsx', 'guides', 'ui'), ...codeOf('ts', 'guides', 'ui')];
    expect(examples.length).toBeGreaterThan(110);
    expect(faultsOf(examples, isOfNoPackage)).toEqual([]);
  });

  it('compiles in the recipes, each with the files that its page shows', () => {
    const recipes = codeOf('tsx', 'recipes').map(recipeFile);
    expect(recipes.length).toBeGreaterThan(3);
    expect(faultsOf(recipes)).toEqual([]);
  });
});
