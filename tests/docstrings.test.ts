import { expect, it } from 'vitest';
import { publishedDocuments, type Documents } from './examples/find';
import { names, root } from './examples/program';

/** Documents that partners do not have: the specification, and those of this repository. */
const CITATION = /§|\bspec\b(?!\.)|docs\/[\w-]+\.md/i;

const isSource = (file: string) => /\.tsx?$/.test(file);
const comments = (text: string) => text.match(/\/\*\*[^]*?\*\//g) ?? [];

/** Returns the docstrings that cite an unpublished document. */
const citing = (documents: Documents): string[] =>
  Object.entries(documents)
    .filter(([file]) => isSource(file))
    .flatMap(([file, text]) =>
      comments(text)
        .filter((comment) => CITATION.test(comment))
        .map((comment) => `${file}: ${comment}`),
    );

it('docstrings of the packages cite no unpublished document', () => {
  const documents = publishedDocuments(root, [...names, 'testing']);
  expect(Object.keys(documents).length).toBeGreaterThan(400);
  expect(citing(documents)).toEqual([]);
});

it('a docstring that cites one is reported with its file', () => {
  const citations = {
    'packages/sdk/src/one.ts': '/** A cart (spec §4). */\nexport type Cart = number;',
    'packages/sdk/src/two.ts': '/** See docs/promises.md. */',
    'packages/sdk/src/three.ts':
      '/** A line of a product’s specification. */ // §4 of a comment inside',
  };
  expect(citing(citations)).toEqual([
    'packages/sdk/src/one.ts: /** A cart (spec §4). */',
    'packages/sdk/src/two.ts: /** See docs/promises.md. */',
  ]);
});
