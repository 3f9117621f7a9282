import { expect, it } from 'vitest';
import { checkExamples } from './examples/check';
import { publishedDocuments } from './examples/find';
import { documented, root } from './examples/program';

const FAULTY = {
  'packages/contract/src/faulty.ts': "/**\n * @example\n * type Lost = Entry<'cart', 'lose'>;\n */",
  'packages/sdk/src/faulty.ts': '/**\n * Loses.\n *\n * @example\n * await mall.cart.lose();\n */',
  'packages/hooks/src/faulty.tsx':
    '/**\n * @example\n * const { cart } = useCart(1);\n * <p>{cart?.lost}</p>\n */',
  'packages/app/src/faulty.ts': '/**\n * @example\n * const { lost } = createPageLoading();\n */',
  'packages/ui/src/faulty.tsx': '/**\n * @example\n * <Button variant="lost">買</Button>\n */',
  'packages/ui/stories/LintFixture.mdx': '# LintFixture\n\n```tsx\n<Lost />;\n```\n',
};

it('every example of the packages compiles, and a faulty one is reported with its file and line', () => {
  const { examples, faults } = checkExamples({
    ...publishedDocuments(root, documented),
    ...FAULTY,
  });
  expect(examples.length).toBeGreaterThan(280);
  const isFaulty = (fault: string) => Object.keys(FAULTY).some((file) => fault.startsWith(file));
  expect(faults.filter((fault) => !isFaulty(fault))).toEqual([]);
  expect(faults.filter(isFaulty).map((fault) => /^\S+:\d+:/.exec(fault)?.[0])).toEqual([
    'packages/contract/src/faulty.ts:3:',
    'packages/sdk/src/faulty.ts:5:',
    'packages/hooks/src/faulty.tsx:4:',
    'packages/app/src/faulty.ts:3:',
    'packages/ui/src/faulty.tsx:3:',
    'packages/ui/stories/LintFixture.mdx:4:',
  ]);
});
