import { createMall } from '@mall/sdk';
import { waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { useIncomingMessages, useLiveConnection } from '../index';
import { renderHookWithMall, setupMall, signIn } from '../testing/setup';

const setup = setupMall();

it("useIncomingMessages calls back once for each message of the shop, and for none of the member's own", async () => {
  const { server } = setup;
  const [member, staff] = [await server.makeMember(), await server.makeMember({ role: 'staff' })];
  const received: unknown[] = [];
  const { mall } = await setup.signedIn(member);
  const { result } = renderHookWithMall({ mall }, () => {
    useIncomingMessages((message) => received.push('text' in message && message.text));
    return useLiveConnection();
  });
  await waitFor(() => expect(result.current.status).toBe('open'));

  const shop = createMall({ baseUrl: server.baseUrl });
  await signIn(server, shop, staff);
  const live = await shop.chat.open({ memberId: member.id });
  onTestFinished(() => live?.close());
  const own = await mall.chat.open();
  onTestFinished(() => own?.close());
  await own?.send({ type: 1, text: '還有嗎' });
  await live?.send({ type: 1, text: '您好', member_id: member.id });
  await live?.send({ type: 1, text: '還有喔', member_id: member.id });
  await waitFor(() => expect(received).toEqual(['您好', '還有喔']));
});
