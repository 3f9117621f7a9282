import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { chilled, mall, putInCart } from '../quickstart.example';
import { setupMall } from './testing/setup';

const setup = setupMall();
const read = (file: string) => readFile(new URL(`../${file}`, import.meta.url), 'utf8');

describe('the README', () => {
  it('has the example that compiles', async () => {
    expect(await read('README.md')).toContain(
      `\`\`\`ts\n${await read('quickstart.example.ts')}\`\`\``,
    );
  });

  it('has an example that does what it says', async () => {
    const { server } = setup;
    const { rules } = await server.makeProduct({
      name: '豆花',
      rules: [{ amount: 60, stock: 3 }],
    });
    await server.makeProduct({ name: '手工優格', layer: 2 });
    await server.makeShippingMethod({ fee: 0 });
    const rule_id = rules[0]?.id ?? 0;
    const member = await setup.signedIn();
    expect(await chilled(setup.guest())).toBe('冷藏商品 1 項：手工優格');
    expect(await putInCart(member, rule_id)).toBe('購物車共 2 件，NT$120');
    expect(await putInCart(member, rule_id)).toBe('「豆花」只剩 3 件');
    expect(mall.session.get()).toBeNull();
  });

  it('has every option of createMall', async () => {
    const client = await read('src/client.ts');
    const observers = await read('src/http/observers.ts');
    const [, options = ''] = /interface MallOptions [^{]*\{(.*?)\n\}/s.exec(client) ?? [];
    const names = [...(options + observers).matchAll(/readonly (\w+)\?:/g)].map(([, name]) => name);
    expect(names).toEqual([
      ...[
        'baseUrl',
        'storage',
        'csrf',
        'language',
        'socketRetryDelay',
        'timeout',
        'headers',
        'fetch',
      ],
      ...['onRequest', 'onResponse'],
    ]);
    const readme = await read('README.md');
    for (const name of names) expect(readme).toMatch(new RegExp(`^\\| \`${name}\` +\\|`, 'm'));
  });
});
