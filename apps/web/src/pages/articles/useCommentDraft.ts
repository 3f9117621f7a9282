import { useSession } from '@mall/hooks';
import { browserStorage } from '@mall/sdk';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What the fields of this page show; the tab's storage keeps it over a reload. */
const fields = createStore<Readonly<Record<string, string>>>(() => ({}));
const tab = browserStorage(() => sessionStorage);

/** What a member has begun to say below a post; nothing of it is lost before the mall has it. */
export interface CommentDraft {
  readonly text: string;
  write(text: string): void;
  /**
   * Empties the field while the words are on their way. They come back, before what was written since,
   * when they did not arrive; and after a reload until it is known that they did.
   *
   * @throws what `work` throws
   */
  send(work: (words: string) => Promise<unknown>): Promise<void>;
}

/** The draft of a comment below one post; whatever shows the post shows the same. */
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
