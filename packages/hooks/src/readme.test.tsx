import { readFile } from 'node:fs/promises';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Shop } from '../quickstart.example';
import * as hooks from './index';
import { setStage } from './testing/stage';

const stage = setStage();
const read = (file: string) => readFile(`${import.meta.dirname}/../${file}`, 'utf8');

describe('the README', () => {
  it('has the example that compiles', async () => {
    expect(await read('README.md')).toContain(
      `\`\`\`tsx\n${await read('quickstart.example.tsx')}\`\`\``,
    );
  });

  it('has an example that does what it says', async () => {
    const member = await stage.server.makeMember();
    await stage.server.makeProduct({ name: '豆花', rules: [{ amount: 1060, stock: 1 }] });
    const { mall } = await stage.signedIn(member);
    render(<Shop mall={mall} />);
    const product = within(await screen.findByRole('article', { name: '豆花' }));
    product.getByText('NT$1,060');

    fireEvent.click(product.getByRole('button', { name: '收藏' }));
    await product.findByRole('button', { name: '收藏', pressed: true });
    await waitFor(async () => expect((await mall.products.collected()).list).toHaveLength(1));

    const told = product.getByRole('status');
    fireEvent.click(product.getByRole('button', { name: '加入購物車' }));
    await waitFor(() => expect(told.textContent).toBe('已加入購物車'));
    fireEvent.click(product.getByRole('button', { name: '加入購物車' }));
    await waitFor(() => expect(told.textContent).toBe('「豆花」只剩 1 件'));
  });

  it('has a line for every hook', async () => {
    const readme = await read('README.md');
    const rows = readme.match(/^\| `.*?\|/gm) ?? [];
    const named = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    const exported = Object.keys(hooks).filter((name) => name !== 'createMallQueryClient');
    expect(exported.filter((name) => !named.includes(name))).toEqual([]);
  });
});
