import { answerMember, makeColleague } from '@mall/server/testing';
import { waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { useIncomingMessages, useLiveConnection } from '../index';
import { renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();

it("useIncomingMessages calls back once for each message of the shop, and for none of the member's own", async () => {
  const { server } = setup;
  const member = await server.makeMember();
  const received: unknown[] = [];
  const { mall } = await setup.signedIn(member);
  const { result } = renderHookWithMall({ mall }, () => {
    useIncomingMessages((message) => received.push('text' in message && message.text));
    return useLiveConnection();
  });
  await waitFor(() => expect(result.current.status).toBe('open'));

  const agent = await makeColleague(server, ['agent']);
  const own = await mall.chat.open();
  onTestFinished(() => own?.close());
  await own?.send({ type: 1, text: '還有嗎' });
  await answerMember(agent, member, '您好');
  await answerMember(agent, member, '還有喔');
  await waitFor(() => expect(received).toEqual(['您好', '還有喔']));
});
