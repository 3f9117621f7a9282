import { useSession } from '@mall/hooks';
import { browserStorage } from '@mall/sdk';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The current text of each comment field; `sessionStorage` keeps it across a reload. */
const fields = createStore<Readonly<Record<string, string>>>(() => ({}));
const tab = browserStorage(() => sessionStorage);

/** A member's comment draft; nothing is lost before the server has it. */
export interface CommentDraft {
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

/** The draft of a comment on one post; every component that shows the post shares it. */
export function useCommentDraft(articleId: number): CommentDraft {
  const member = useSession()?.profile.id;
  const slot = `mall.comment.${member}.${articleId}`;
  const text = useStore(fields, (texts) => texts[slot]) ?? tab.getItem(slot) ?? '';

  const show = (shown: string) => fields.setState({ [slot]: shown });
  const keep = (kept: string) => (kept ? tab.setItem(slot, kept) : tab.removeItem(slot));
  const write = (written: string) => {
    show(written);
    keep(written);
  };
  const since = () => fields.getState()[slot] ?? '';
  return {
    text,
    write,
    async send(work) {
      show('');
      try {
        await work(text);
        keep(since());
      } catch (error) {
        write([text, since()].filter(Boolean).join('\n'));
        throw error;
      }
    },
  };
}
