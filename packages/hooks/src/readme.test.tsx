import { readFile } from 'node:fs/promises';
import { isMallError } from '@mall/sdk';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openProduct } from '../browser.example';
import { Post } from '../like-button.example';
import { Shop } from '../quickstart.example';
import { renderProduct } from '../server.example';
import * as hooks from './index';
import { setupMall } from './testing/setup';

const setup = setupMall();
const read = (file: string) => readFile(`${import.meta.dirname}/../${file}`, 'utf8');

describe('README', () => {
  it.each([
    'quickstart.example.tsx',
    'like-button.example.tsx',
    'product.example.tsx',
    'server.example.tsx',
    'browser.example.tsx',
  ])('contains %s, which compiles', async (file) => {
    expect(await read('README.md')).toContain(`\`\`\`tsx\n${await read(file)}\`\`\``);
  });

  it('contains a quick start whose results are correct', async () => {
    const member = await setup.server.makeMember();
    await setup.server.makeProduct({ name: '豆花', rules: [{ amount: 1060, stock: 1 }] });
    const { mall } = await setup.signedIn(member);
    render(<Shop mall={mall} />);
    const product = within(await screen.findByRole('article', { name: '豆花' }));
    product.getByText('NT$1,060');

    fireEvent.click(product.getByRole('button', { name: '收藏' }));
    await product.findByRole('button', { name: '收藏', pressed: true });
    await waitFor(async () => expect((await mall.products.collected()).list).toHaveLength(1));

    const status = product.getByRole('status');
    fireEvent.click(product.getByRole('button', { name: '加入購物車' }));
    await waitFor(() => expect(status.textContent).toBe('已加入購物車'));
    fireEvent.click(product.getByRole('button', { name: '加入購物車' }));
    await waitFor(() => expect(status.textContent).toBe('「豆花」只剩 1 件'));
  });

  it('contains a like button whose results are correct', async () => {
    const { id } = await setup.server.makeArticle({ content: '今天煮飯' });
    const { mall, network } = await setup.signedIn(await setup.server.makeMember());
    render(
      <hooks.MallProvider mall={mall}>
        <Post id={id} />
      </hooks.MallProvider>,
    );
    await screen.findByText('今天煮飯');
    const mend = network.cut('POST /api/article/like');
    fireEvent.click(screen.getByRole('button', { name: '讚 0' }));
    await screen.findByText('操作失敗');
    mend();
    fireEvent.click(screen.getByRole('button', { name: '讚 0', pressed: false }));
    await screen.findByRole('button', { name: '讚 1', pressed: true });
    await waitFor(async () => expect((await mall.articles.detail(id)).like_count).toBe(1));
  });

  it('contains a page that is rendered on a server and hydrated without changes', async () => {
    const name = '豆花</script>';
    const product = await setup.server.makeProduct({ name });
    const html = await renderProduct(setup.guest().mall, product.id);
    document.body.innerHTML = html;
    onTestFinished(() => void (document.body.innerHTML = ''));
    const heading = screen.getByRole('heading', { name });

    const complaints = vi.spyOn(console, 'error');
    onTestFinished(() => complaints.mockRestore());
    const guest = setup.guest();
    const page = await act(async () => openProduct(guest.mall, product.id));
    expect(screen.getByRole('heading', { name })).toBe(heading);
    expect(guest.network.count('GET /api/product')).toBe(0);
    expect(complaints).not.toHaveBeenCalled();
    act(() => page.unmount());

    document.body.innerHTML = html;
    const { mall, network } = await setup.signedIn(await setup.server.makeMember());
    const own = await act(async () => openProduct(mall, product.id));
    await waitFor(() => expect(network.count('GET /api/product')).toBe(1));
    act(() => own.unmount());
  });

  it('contains a page that fails when the product does not exist', async () => {
    await expect(renderProduct(setup.guest().mall, 999)).rejects.toSatisfy((error) =>
      isMallError(error, 'notFound'),
    );
  });

  it('names every hook', async () => {
    const readme = await read('README.md');
    const rows = readme.match(/^- `.*?`:/gm) ?? [];
    const named = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    const exported = Object.keys(hooks).filter((name) => name !== 'createMallQueryClient');
    expect(exported.filter((name) => !named.includes(name))).toEqual([]);
  });
});
