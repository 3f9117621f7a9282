import { isMallError, type ChatMessage } from '@mall/sdk';
import { staffFailureOf } from '@mall/sdk/staff';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnsweredMeanwhile, OutboxState, UnsentAnswer } from './OutboxState';
import { EMPTY_OUTBOX, readOutbox, saveOutbox } from './savedOutbox';

/** The body of a call that sends an answer. */
export interface AnswerBody {
  readonly member_id: number;
  readonly seen_id: number;
  readonly client_id: string;
  readonly text: string;
  readonly even_if_answered?: boolean;
}

/** The dependencies of {@link createOutbox}. */
export interface OutboxOptions {
  /** The colleague whose texts are saved. */
  readonly colleague: number;
  readonly send: (body: AnswerBody) => Promise<ChatMessage>;
  /** Shows a message that the server has stored. */
  readonly show: (message: ChatMessage) => Promise<void>;
  /** Called when an answer was refused, because the conversation has changed. */
  readonly onAnswered: (member: number) => void;
}

/** The drafts and unsent answers of the colleague. */
export interface Outbox {
  readonly store: Pick<StoreApi<OutboxState>, 'getState' | 'getInitialState' | 'subscribe'>;
  write(member: number, draft: string): void;
  /** Sends an answer. @param seenId - The id of the latest message on the screen; 0: none. */
  send(member: number, text: string, seenId: number): void;
  /** Sends a failed answer again, with the same key. */
  retry(member: number, key: string, seenId: number): void;
  discard(member: number, key: string): void;
  /** Sends an answer although a colleague has answered. */
  sendAnyway(held: AnsweredMeanwhile): void;
  /** Puts an answer back into the field, before what was written since. */
  keepAsDraft(held: AnsweredMeanwhile): void;
}

/** Returns a unique id. `crypto.randomUUID` is missing on pages served over plain HTTP. */
const randomId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Creates the outbox of a colleague, with the texts of this tab before a reload. */
export function createOutbox({ colleague, send, show, onAnswered }: OutboxOptions): Outbox {
  const store = createStore<OutboxState>(() => ({ ...EMPTY_OUTBOX, ...readOutbox(colleague) }));
  store.subscribe((state) => saveOutbox(colleague, state));

  const answersOf = (member: number) => store.getState().answers[member] ?? [];
  const setAnswers = (member: number, answers: readonly UnsentAnswer[]) =>
    store.setState((state) => ({ answers: { ...state.answers, [member]: answers } }));
  const drop = (member: number, key: string) =>
    setAnswers(
      member,
      answersOf(member).filter((each) => each.key !== key),
    );
  const setDraft = (member: number, draft: string) =>
    store.setState(({ drafts }) => ({ drafts: { ...drafts, [member]: draft } }));
  const release = (held: AnsweredMeanwhile) =>
    store.setState((state) => ({ held: state.held.filter((each) => each.key !== held.key) }));

  async function submit(body: AnswerBody): Promise<void> {
    const { member_id: member, client_id: key, text, seen_id: seenId } = body;
    const waiting: UnsentAnswer = {
      ...{ key, status: 'sending', time: Date.now(), content: { type: 1, text } },
      ...{ error: null, canRetry: true },
    };
    setAnswers(member, [...answersOf(member).filter((each) => each.key !== key), waiting]);
    try {
      await show(await send(body));
      drop(member, key);
    } catch (error) {
      if (staffFailureOf(error) === 'answeredMeanwhile') {
        drop(member, key);
        const held = { member, key, text, seenId, error };
        store.setState((state) => ({ held: [...state.held, held] }));
        onAnswered(member);
        return;
      }
      const failed: UnsentAnswer = {
        ...{ ...waiting, status: 'failed', error },
        canRetry: !isMallError(error, 'invalidFields', 'notFound'),
      };
      setAnswers(
        member,
        answersOf(member).map((each) => (each.key === key ? failed : each)),
      );
    }
  }

  return {
    store,
    write: setDraft,
    send(member, text, seenId) {
      setDraft(member, '');
      void submit({ member_id: member, seen_id: seenId, client_id: randomId(), text });
    },
    retry(member, key, seenId) {
      const failed = answersOf(member).find((each) => each.key === key);
      if (failed?.status !== 'failed') return;
      const { text } = failed.content;
      void submit({ member_id: member, seen_id: seenId, client_id: key, text });
    },
    discard: drop,
    sendAnyway(held) {
      release(held);
      const { member, key, text, seenId } = held;
      const body = { member_id: member, seen_id: seenId, client_id: key, text };
      void submit({ ...body, even_if_answered: true });
    },
    keepAsDraft(held) {
      const since = store.getState().drafts[held.member] ?? '';
      setDraft(held.member, [held.text, since].filter(Boolean).join('\n'));
      release(held);
    },
  };
}
