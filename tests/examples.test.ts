import { expect, it } from 'vitest';
import { checkExamples } from './examples/check';
import { publishedDocuments } from './examples/find';
import { names, root } from './examples/program';

const PLANTED = {
  'packages/contract/src/planted.ts':
    "/**\n * @example\n * type Lost = Entry<'cart', 'lose'>;\n */",
  'packages/sdk/src/planted.ts': '/**\n * Says.\n *\n * @example\n * await mall.cart.lose();\n */',
  'packages/hooks/src/planted.tsx':
    '/**\n * @example\n * const { cart } = useCart(1);\n * <p>{cart?.lost}</p>\n */',
  'packages/ui/src/planted.tsx': '/**\n * @example\n * <Button variant="lost">買</Button>\n */',
  'packages/ui/stories/Planted.mdx': '# Planted\n\n```tsx\n<Lost />;\n```\n',
};

it('every example of the packages compiles, and one that does not is told with its file and line', () => {
  const { examples, faults } = checkExamples({ ...publishedDocuments(root, names), ...PLANTED });
  expect(examples.length).toBeGreaterThan(280);
  const isPlanted = (fault: string) => Object.keys(PLANTED).some((file) => fault.startsWith(file));
  expect(faults.filter((fault) => !isPlanted(fault))).toEqual([]);
  expect(faults.filter(isPlanted).map((fault) => /^\S+:\d+:/.exec(fault)?.[0])).toEqual([
    'packages/contract/src/planted.ts:3:',
    'packages/sdk/src/planted.ts:5:',
    'packages/hooks/src/planted.tsx:4:',
    'packages/ui/src/planted.tsx:3:',
    'packages/ui/stories/Planted.mdx:4:',
  ]);
});
