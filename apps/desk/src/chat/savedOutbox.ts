import { browserStorage } from '@mall/sdk';
import type { AnswerContent, OutboxState, UnsentAnswer } from './OutboxState';

const tab = browserStorage(() => sessionStorage);
const keyOf = (colleague: number) => `mall.desk.chat.${colleague}`;

/** An outbox in which nothing is written. */
export const EMPTY_OUTBOX: OutboxState = { drafts: {}, answers: {}, held: [] };

/**
 * Reads the texts of a colleague that this tab had before it was reloaded. Answers that may or may not have been stored
 * are failed ones: sent again with their key, they are stored once.
 */
export function readOutbox(colleague: number): Pick<OutboxState, 'drafts' | 'answers'> {
  try {
    const { drafts, answers } = fieldsOf(JSON.parse(tab.getItem(keyOf(colleague)) ?? '{}'));
    return {
      drafts: Object.fromEntries(Object.entries(fieldsOf(drafts)).filter(isText)),
      answers: Object.fromEntries(
        Object.entries(fieldsOf(answers)).map(([member, list]) => [
          member,
          Array.isArray(list) ? list.flatMap(readAnswer) : [],
        ]),
      ),
    };
  } catch {
    return EMPTY_OUTBOX;
  }
}

/**
 * Saves the answers of a colleague for a reload of this tab, those that wait for a decision among them. Files are not
 * saved, because a page cannot store them.
 */
export function saveOutbox(colleague: number, { drafts, answers, held }: OutboxState): void {
  const unsent: Record<number, SavedAnswer[]> = {};
  const add = (member: number, { key, content, time }: SavedAnswer) => {
    if ('progress' in content) return;
    unsent[member] = [...(unsent[member] ?? []), { key, content, time }];
  };
  for (const [member, list] of Object.entries(answers)) {
    for (const answer of list) add(Number(member), answer);
  }
  for (const { member, ...answer } of held) add(member, { ...answer, time: Date.now() });
  const written = Object.fromEntries(Object.entries(drafts).filter(([, text]) => text !== ''));
  if (Object.keys(written).length + Object.keys(unsent).length === 0) {
    tab.removeItem(keyOf(colleague));
  } else {
    tab.setItem(keyOf(colleague), JSON.stringify({ drafts: written, answers: unsent }));
  }
}

type SavedAnswer = Pick<UnsentAnswer, 'key' | 'content' | 'time'>;

function readAnswer(saved: unknown): UnsentAnswer[] {
  const { key, time, ...rest } = fieldsOf(saved);
  const content = contentOf(fieldsOf(rest['content']));
  if (typeof key !== 'string' || typeof time !== 'number' || content === null) return [];
  return [{ key, time, content, status: 'failed', error: null, canRetry: true }];
}

function contentOf({ type, ...rest }: Readonly<Record<string, unknown>>): AnswerContent | null {
  const text = rest['text'];
  if (type === 1) return typeof text === 'string' ? { type, text } : null;
  const { trans_order_id, state_text, index_img, final_amount } = fieldsOf(rest['order']);
  return type === 4 &&
    typeof trans_order_id === 'string' &&
    typeof state_text === 'string' &&
    (index_img === null || typeof index_img === 'string') &&
    typeof final_amount === 'number'
    ? { type, order: { trans_order_id, state_text, index_img, final_amount } }
    : null;
}

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

const fieldsOf = (thing: unknown): Readonly<Record<string, unknown>> => ({ ...Object(thing) });
