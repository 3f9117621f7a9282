import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { setupMall } from './testing/setup';

const setup = setupMall();

/** Runs a script in its own Node process, without the globals of a test or a browser. */
async function inNode(script: string): Promise<unknown> {
  const args = [
    '--import',
    'tsx',
    '--conditions=@mall/source',
    '--input-type=module',
    '-e',
    script,
  ];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
    cwd: process.cwd(),
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

describe('plain Node', () => {
  it('serves two members at once with one client each', async () => {
    const { server } = setup;
    const one = await server.makeMember({ name: '阿芳' });
    const other = await server.makeMember({ name: '阿明' });
    const result = await inNode(`
      import { createMall } from ${JSON.stringify(new URL('index.ts', import.meta.url).href)};
      const open = (token) => {
        const mall = createMall({ baseUrl: '${server.baseUrl}' });
        mall.session.start(token, {});
        return mall;
      };
      const malls = [open('${one.token}'), open('${other.token}'), createMall({ baseUrl: '${server.baseUrl}' })];
      await Promise.all(malls.map((mall) => mall.start()));
      await Promise.all(malls.slice(0, 2).map((mall) => mall.members.profile()));
      malls[0].session.end('logout');
      console.log(JSON.stringify({
        dom: typeof document,
        names: malls.map((mall) => mall.session.get()?.profile.name ?? null),
      }));
    `);
    expect(result).toEqual({ dom: 'undefined', names: [null, '阿明', null] });
  });

  it('exits when no call is in flight', async () => {
    const result = await inNode(`
      import { createMall } from ${JSON.stringify(new URL('index.ts', import.meta.url).href)};
      createMall({ baseUrl: '${setup.server.baseUrl}' }).session.start('token', {});
      console.log('"ended by itself"');
    `);
    expect(result).toBe('ended by itself');
  });
});
