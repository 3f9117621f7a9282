import { describe, expect, it } from 'vitest';
import { createMall } from './client';
import { memberProfile } from './testing/member-profile';
import { setStage } from './testing/stage';

const stage = setStage();

describe('the socket', () => {
  it('opens for a member, who is told whether the shop is there', async () => {
    const socket = await (await stage.signedIn()).socket.open();
    const status = await new Promise((resolve) => socket?.once('status', resolve));
    expect(status).toHaveProperty('is_online');
    socket?.close();
  });

  it('lies in the folder that the mall lies in', async () => {
    const mall = createMall({ baseUrl: 'http://127.0.0.1:1/shop/' });
    mall.session.start('token', memberProfile);
    const socket = await mall.socket.open();
    expect([socket?.io.opts.path, socket?.io.opts.hostname]).toEqual([
      '/shop/socket.io',
      '127.0.0.1',
    ]);
    expect(socket).toHaveProperty('nsp', '/');
    socket?.close();
  });

  it('is none for a guest', async () => {
    expect(await stage.guest().socket.open()).toBeNull();
  });
});
