import { describe, expect, it } from 'vitest';
import { MallError } from '../errors';
import { createOutbox, type QueuedMessage, type Outbox } from './outbox';

type Reply = Awaited<ReturnType<Parameters<typeof createOutbox>[0]>>;
type Message = Parameters<Outbox['settle']>[0];

const message = (client_id: string): QueuedMessage => ({ type: 1, text: '在嗎？', client_id });
const stored = (client_id: string): Message => ({
  id: Number(client_id.at(-1)),
  type: 1,
  text: '在嗎？',
  member_id: 1,
  client_id,
  from_user: true,
  create_name: '王小明',
  admin_read: false,
  create_time: '2026-11-20 12:00:00',
});
const valid = (data: Message): Reply => ({ valid: true, data, code: 0, msg: '' });

/** Creates an outbox whose messages the test acknowledges, one after the other. */
function outbox() {
  const sent: string[] = [];
  const answers: ((reply: Reply | Promise<Reply>) => void)[] = [];
  const box = createOutbox(({ client_id }) => {
    sent.push(client_id);
    return new Promise((resolve) => answers.push(resolve));
  }, MallError.of);
  const answer = (reply: Reply | Promise<Reply>) => answers.shift()?.(reply);
  return { box, sent, answer };
}

describe('Outbox', () => {
  it('sends messages one after the other, each when the previous one is acknowledged', async () => {
    const { box, sent, answer } = outbox();
    const [one, two] = [box.add(message('message-1')), box.add(message('message-2'))];
    const flushed = box.flush();
    void box.flush();
    expect(sent).toEqual(['message-1']);
    answer(valid(stored('message-1')));
    expect(await one).toMatchObject({ id: 1 });
    await expect.poll(() => sent).toEqual(['message-1', 'message-2']);
    answer(valid(stored('message-2')));
    expect(await two).toMatchObject({ id: 2 });
    await flushed;
  });

  it('keeps the messages in order when one gets no acknowledgement', async () => {
    const { box, sent, answer } = outbox();
    const one = box.add(message('message-1'));
    void box.add(message('message-2'));
    const lost = box.flush();
    answer(Promise.reject(new Error('no answer')));
    await lost;
    expect(sent).toEqual(['message-1']);
    void box.flush();
    answer(valid(stored('message-1')));
    await one;
    await expect.poll(() => sent).toEqual(['message-1', 'message-1', 'message-2']);
  });

  it('rejects a refused message and sends the next one', async () => {
    const { box, sent, answer } = outbox();
    const refused = box.add(message('message-1'));
    void box.add(message('message-2'));
    void box.flush();
    answer({ valid: false, data: null, code: 1404, msg: '沒有' });
    await expect(refused).rejects.toMatchObject({ code: 1404, msg: '沒有' });
    await expect.poll(() => sent).toEqual(['message-1', 'message-2']);
  });

  it('does not resend a stored message when its acknowledgement was lost', async () => {
    const { box, sent, answer } = outbox();
    const one = box.add(message('message-1'));
    const lost = box.flush();
    answer(Promise.reject(new Error('no answer')));
    await lost;
    expect(box.settle(stored('another-9'))).toBe(false);
    expect(box.settle(stored('message-1'))).toBe(true);
    expect(await one).toMatchObject({ id: 1 });
    expect(box.settle(stored('message-1'))).toBe(false);
    await box.flush();
    expect(sent).toEqual(['message-1']);
  });

  it('rejects its messages and sends none when it is closed', async () => {
    const { box, sent } = outbox();
    const one = box.add(message('message-1'));
    box.fail();
    await expect(one).rejects.toMatchObject({ code: 0 });
    await box.flush();
    expect(sent).toEqual([]);
  });
});
