import {
  checkChatFiles,
  createChatUploads,
  isMessageRefused,
  type ChatUpload,
  type ChatUploads,
  type OutgoingContent,
  type RefusedFile,
} from '@mall/hooks/chat';
import type { ChatMessage, UploadOptions } from '@mall/sdk';
import { staffFailureOf } from '@mall/sdk/staff';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnswerContent, AnsweredMeanwhile, OutboxState, UnsentAnswer } from './OutboxState';
import { EMPTY_OUTBOX, readOutbox, saveOutbox } from './savedOutbox';

/** An answer to send. */
export interface Answer extends Omit<AnsweredMeanwhile, 'error'> {
  readonly evenIfAnswered?: boolean;
}

/** The dependencies of {@link createOutbox}. */
export interface OutboxOptions {
  /** The colleague whose texts are saved. */
  readonly colleague: number;
  readonly send: (answer: Answer) => Promise<ChatMessage>;
  readonly upload: (
    member: number,
    file: ChatUpload,
    options: UploadOptions,
  ) => Promise<ChatMessage>;
  /** Shows a message that the server has stored. */
  readonly show: (message: ChatMessage) => Promise<void>;
  /** Called when an answer was refused, because the conversation has changed. */
  readonly onAnswered: (member: number) => void;
}

/** The drafts and unsent answers of the colleague. */
export interface Outbox {
  readonly store: Pick<StoreApi<OutboxState>, 'getState' | 'getInitialState' | 'subscribe'>;
  write(member: number, draft: string): void;
  /** Sends an answer; a text is the draft, which it clears. @param seenId - The id of the latest message on the screen; 0: none. */
  send(member: number, content: AnswerContent, seenId: number): void;
  /** Sends pictures and videos, each as an answer. @returns the files that cannot be sent. */
  sendFiles(member: number, files: Iterable<File>): readonly RefusedFile[];
  /** Sends a failed answer again, with the same key. */
  retry(member: number, key: string, seenId: number): void;
  /** Drops a failed answer, or cancels an upload. */
  discard(member: number, key: string): void;
  /** Sends an answer although a colleague has answered. */
  sendAnyway(held: AnsweredMeanwhile): void;
  /** Puts an answer back into the field, before what was written since. */
  keepAsDraft(held: AnsweredMeanwhile): void;
}

/** Returns a unique id. `crypto.randomUUID` is missing on pages served over plain HTTP. */
const randomId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Creates the outbox of a colleague, with the texts of this tab before a reload. */
export function createOutbox({ colleague, send, upload, show, onAnswered }: OutboxOptions): Outbox {
  const store = createStore<OutboxState>(() => ({ ...EMPTY_OUTBOX, ...readOutbox(colleague) }));
  store.subscribe((state) => saveOutbox(colleague, state));
  const uploads = new Map<number, ChatUploads>();

  const answersOf = (member: number) => store.getState().answers[member] ?? [];
  const setAnswers = (member: number, answers: readonly UnsentAnswer[]) =>
    store.setState((state) => ({ answers: { ...state.answers, [member]: answers } }));
  const change = (member: number, key: string, edit: (answer: UnsentAnswer) => UnsentAnswer) =>
    setAnswers(
      member,
      answersOf(member).map((each) => (each.key === key ? edit(each) : each)),
    );
  const drop = (member: number, key: string) => {
    uploads.get(member)?.release(key);
    setAnswers(
      member,
      answersOf(member).filter((each) => each.key !== key),
    );
  };
  const add = (member: number, key: string, content: OutgoingContent) =>
    setAnswers(member, [
      ...answersOf(member).filter((each) => each.key !== key),
      { key, status: 'sending', time: Date.now(), content, error: null, canRetry: true },
    ]);
  const fail = (member: number, key: string, error: unknown) =>
    change(member, key, (answer) => ({
      ...{ ...answer, status: 'failed', error },
      canRetry: !isMessageRefused(error),
    }));
  const setDraft = (member: number, draft: string) =>
    store.setState(({ drafts }) => ({ drafts: { ...drafts, [member]: draft } }));
  const release = (held: AnsweredMeanwhile) =>
    store.setState((state) => ({ held: state.held.filter((each) => each.key !== held.key) }));

  async function submit(answer: Answer): Promise<void> {
    const { member, key, content, seenId } = answer;
    add(member, key, content);
    try {
      await show(await send(answer));
      drop(member, key);
    } catch (error) {
      if (staffFailureOf(error) !== 'answeredMeanwhile') return fail(member, key, error);
      drop(member, key);
      const held = { member, key, content, seenId, error };
      store.setState((state) => ({ held: [...state.held, held] }));
      onAnswered(member);
    }
  }
  function uploadsTo(member: number): ChatUploads {
    const found = uploads.get(member);
    if (found) return found;
    const edit = (key: string, part: { progress: number } | { preview: string | null }) =>
      change(member, key, ({ content, ...answer }) => ({
        ...answer,
        content: 'progress' in content ? { ...content, ...part } : content,
      }));
    const made = createChatUploads({
      send: (file, options) => upload(member, file, options),
      progressed: (key, progress) => edit(key, { progress }),
      pictured: (key, preview) => edit(key, { preview }),
      sent: (message) => void show(message).then(() => drop(member, message.client_id)),
      failed: (key, error) => fail(member, key, error),
    });
    uploads.set(member, made);
    return made;
  }

  return {
    store,
    write: setDraft,
    send(member, content, seenId) {
      if (content.type === 1) setDraft(member, '');
      void submit({ member, key: randomId(), content, seenId });
    },
    sendFiles(member, files) {
      const { accepted, refused } = checkChatFiles(files);
      for (const { file, type } of accepted) {
        const key = randomId();
        const preview = uploadsTo(member).hold(key, file, type);
        add(member, key, { type, name: file.name, preview, progress: 0 });
        uploadsTo(member).send(key, type);
      }
      return refused;
    },
    retry(member, key, seenId) {
      const failed = answersOf(member).find((each) => each.key === key);
      if (failed?.status !== 'failed') return;
      const { content } = failed;
      if (!('progress' in content)) return void submit({ member, key, content, seenId });
      add(member, key, { ...content, progress: 0 });
      uploadsTo(member).send(key, content.type);
    },
    discard: drop,
    sendAnyway(held) {
      release(held);
      void submit({ ...held, evenIfAnswered: true });
    },
    keepAsDraft(held) {
      if (held.content.type === 1) {
        const since = store.getState().drafts[held.member] ?? '';
        setDraft(held.member, [held.content.text, since].filter(Boolean).join('\n'));
      }
      release(held);
    },
  };
}
