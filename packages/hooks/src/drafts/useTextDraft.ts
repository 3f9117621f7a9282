import { browserStorage } from '@mall/sdk';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useSession } from '../session/useSession';

/** The current text of each field; `sessionStorage` keeps it across a reload. */
const fields = /* @__PURE__ */ createStore<Readonly<Record<string, string>>>(() => ({}));
const tab = /* @__PURE__ */ browserStorage(() => sessionStorage);

/** A member's unsent text; nothing is lost before the server has it. */
export interface TextDraft {
  readonly text: string;
  write(text: string): void;
  /**
   * Empties the field while the request is pending. If the request fails, the text is restored before
   * anything typed since; until it succeeds, a reload restores it too.
   *
   * @throws what `work` throws
   */
  send(work: (words: string) => Promise<unknown>): Promise<void>;
}

/**
 * Returns the draft of a text, such as a comment; components with the same name share it. It stays
 * in the browser's tab, separately for each member.
 *
 * @param name - Identifies the text, such as `comment.12`.
 * @example
 * const draft = useTextDraft(`comment.${article.id}`);
 */
export function useTextDraft(name: string): TextDraft {
  const member = useSession()?.profile.id;
  const slot = `mall.draft.${member}.${name}`;
  const text = useStore(fields, (texts) => texts[slot]) ?? tab.getItem(slot) ?? '';

  const show = (shown: string) => fields.setState({ [slot]: shown });
  const save = (draft: string) => (draft ? tab.setItem(slot, draft) : tab.removeItem(slot));
  const write = (written: string) => {
    show(written);
    save(written);
  };
  const since = () => fields.getState()[slot] ?? '';
  return {
    text,
    write,
    async send(work) {
      show('');
      try {
        await work(text);
        save(since());
      } catch (error) {
        write([text, since()].filter(Boolean).join('\n'));
        throw error;
      }
    },
  };
}
