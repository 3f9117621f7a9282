import { describe, expect, it } from 'vitest';
import { MallError } from '../errors';
import { createOutbox, type Letter, type Outbox } from './outbox';

type Reply = Awaited<ReturnType<Parameters<typeof createOutbox>[0]>>;
type Message = Parameters<Outbox['settle']>[0];

const letter = (client_id: string): Letter => ({ type: 1, text: '在嗎？', client_id });
const kept = (client_id: string): Message => ({
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

/** An outbox whose letters the test answers, one after the other. */
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

describe('messages that wait to be sent', () => {
  it('go one after the other: the next when the one before is answered', async () => {
    const { box, sent, answer } = outbox();
    const [one, two] = [box.add(letter('letter-1')), box.add(letter('letter-2'))];
    const flushed = box.flush();
    void box.flush();
    expect(sent).toEqual(['letter-1']);
    answer(valid(kept('letter-1')));
    expect(await one).toMatchObject({ id: 1 });
    await expect.poll(() => sent).toEqual(['letter-1', 'letter-2']);
    answer(valid(kept('letter-2')));
    expect(await two).toMatchObject({ id: 2 });
    await flushed;
  });

  it('stay, in their order, when one finds no answer', async () => {
    const { box, sent, answer } = outbox();
    const one = box.add(letter('letter-1'));
    void box.add(letter('letter-2'));
    const lost = box.flush();
    answer(Promise.reject(new Error('no answer')));
    await lost;
    expect(sent).toEqual(['letter-1']);
    void box.flush();
    answer(valid(kept('letter-1')));
    await one;
    await expect.poll(() => sent).toEqual(['letter-1', 'letter-1', 'letter-2']);
  });

  it('are rejected when refused, and let the next go', async () => {
    const { box, sent, answer } = outbox();
    const refused = box.add(letter('letter-1'));
    void box.add(letter('letter-2'));
    void box.flush();
    answer({ valid: false, data: null, code: 1404, msg: '沒有' });
    await expect(refused).rejects.toMatchObject({ code: 1404, msg: '沒有' });
    await expect.poll(() => sent).toEqual(['letter-1', 'letter-2']);
  });

  it('that turn out to be kept although their answer got lost are not sent again', async () => {
    const { box, sent, answer } = outbox();
    const one = box.add(letter('letter-1'));
    const lost = box.flush();
    answer(Promise.reject(new Error('no answer')));
    await lost;
    expect(box.settle(kept('another-9'))).toBe(false);
    expect(box.settle(kept('letter-1'))).toBe(true);
    expect(await one).toMatchObject({ id: 1 });
    expect(box.settle(kept('letter-1'))).toBe(false);
    await box.flush();
    expect(sent).toEqual(['letter-1']);
  });

  it('are rejected when it is closed, and not sent', async () => {
    const { box, sent } = outbox();
    const one = box.add(letter('letter-1'));
    box.fail();
    await expect(one).rejects.toMatchObject({ code: 0 });
    await box.flush();
    expect(sent).toEqual([]);
  });
});
