import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { refrigerated, mall, putInCart } from '../quickstart.example';
import { mall as mocked, mock } from '../mock.example';
import { setupMall } from './testing/setup';

const setup = setupMall();
const read = (file: string) => readFile(new URL(`../${file}`, import.meta.url), 'utf8');

describe('README', () => {
  it.each(['quickstart.example.ts', 'mock.example.ts'])(
    'contains %s, which compiles',
    async (file) => {
      expect(await read('README.md')).toContain(`\`\`\`ts\n${await read(file)}\`\`\``);
    },
  );

  it('contains a mock example whose results are correct', async () => {
    expect((await mocked.products.detail(1001)).stock_notice).toBeNull();
    const line = { rule_id: 10012, quantity: 3, type: 1, relation_id: 0 } as const;
    await expect(mocked.cart.add(1, line)).rejects.toMatchObject({
      failure: 'stockShort',
      msg: '「愛文芒果禮盒」只剩 2 件',
    });
    expect(mock.calls.map(({ call }) => call)).toEqual(['products.detail', 'cart.add']);
  });

  it('contains an example whose results are correct', async () => {
    const { server } = setup;
    const { rules } = await server.makeProduct({
      name: '豆花',
      rules: [{ amount: 60, stock: 3 }],
    });
    await server.makeProduct({ name: '手工優格', layer: 2 });
    await server.makeShippingMethod({ fee: 0 });
    const rule_id = rules[0]?.id ?? 0;
    const member = await setup.signedIn();
    expect(await refrigerated(setup.guest())).toBe('冷藏商品 1 項：手工優格');
    expect(await putInCart(member, rule_id)).toBe('購物車共 2 件，NT$120');
    expect(await putInCart(member, rule_id)).toBe('「豆花」只剩 3 件');
    expect(mall.session.get()).toBeNull();
  });

  it('lists every option of createMall', async () => {
    const client = await read('src/client.ts');
    const transport = await read('src/http/transport.ts');
    const observers = await read('src/http/observers.ts');
    const [, options = ''] = /interface MallOptions [^{]*\{(.*?)\n\}/s.exec(client) ?? [];
    const [, ofTransport = ''] =
      /interface TransportOptions [^{]*\{(.*?)\n\}/s.exec(transport) ?? [];
    const names = [...(options + ofTransport + observers).matchAll(/readonly (\w+)\?:/g)].map(
      ([, name]) => name,
    );
    expect(names).toEqual([
      ...[
        'storage',
        'socketRetryDelay',
        'baseUrl',
        'publicUrl',
        'csrf',
        'language',
        'timeout',
        'headers',
        'fetch',
      ],
      ...['onRequest', 'onResponse'],
    ]);
    const readme = await read('README.md');
    for (const name of names) expect(readme).toMatch(new RegExp(`^- \`${name}\` \\(default`, 'm'));
  });
});
