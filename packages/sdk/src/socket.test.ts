import { describe, expect, it } from 'vitest';
import { setStage } from './testing/stage';

const stage = setStage();

describe('the socket', () => {
  it('opens for a member, who is told whether the shop is there', async () => {
    const socket = await (await stage.signedIn()).socket.open();
    const status = await new Promise((resolve) => socket?.once('status', resolve));
    expect(status).toHaveProperty('is_online');
    socket?.close();
  });

  it('is none for a guest', async () => {
    expect(await stage.guest().socket.open()).toBeNull();
  });
});
