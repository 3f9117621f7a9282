import { browserStorage } from '@mall/sdk';
import type { OutboxState, UnsentAnswer } from './OutboxState';

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

/** Saves the texts of a colleague for a reload of this tab, those that wait for a decision among them. */
export function saveOutbox(colleague: number, { drafts, answers, held }: OutboxState): void {
  const unsent: Record<number, { key: string; text: string; time: number }[]> = {};
  const add = (member: number, key: string, text: string, time: number) => {
    unsent[member] = [...(unsent[member] ?? []), { key, text, time }];
  };
  for (const [member, list] of Object.entries(answers)) {
    for (const { key, content, time } of list) add(Number(member), key, content.text, time);
  }
  for (const { member, key, text } of held) add(member, key, text, Date.now());
  const written = Object.fromEntries(Object.entries(drafts).filter(([, text]) => text !== ''));
  if (Object.keys(written).length + Object.keys(unsent).length === 0) {
    tab.removeItem(keyOf(colleague));
  } else {
    tab.setItem(keyOf(colleague), JSON.stringify({ drafts: written, answers: unsent }));
  }
}

function readAnswer(saved: unknown): UnsentAnswer[] {
  const { key, text, time } = fieldsOf(saved);
  if (typeof key !== 'string' || typeof text !== 'string' || typeof time !== 'number') return [];
  const content = { type: 1, text } as const;
  return [{ key, time, content, status: 'failed', error: null, canRetry: true }];
}

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

const fieldsOf = (thing: unknown): Readonly<Record<string, unknown>> => ({ ...Object(thing) });
