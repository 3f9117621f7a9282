import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import { contract } from '../packages/contract/src/index';
import { staffContract } from '../packages/contract/src/staff/index';
import { writeShapes } from '../packages/contract/src/testing/write-shapes';

const shop = writeShapes(contract, { prefix: '', imported: null });
const staff = writeShapes(staffContract, {
  prefix: 'Staff',
  imported: { from: '../shop/shapes', shapes: shop.shapes },
});

it.each([
  ['shop', shop],
  ['staff', staff],
])('the types of the contract of the %s change only with its schemas', async (name, { code }) => {
  const formatted = await format('shapes.ts', code, { singleQuote: true, printWidth: 100 });
  expect(formatted.errors).toEqual([]);
  const file = `../packages/contract/src/${name}/shapes.ts`;
  await expect(formatted.code).toMatchFileSnapshot(file);
});
