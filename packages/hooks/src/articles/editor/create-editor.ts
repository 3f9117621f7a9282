import { failureCodes, isMallError, MallError, type ArticleSummary, type Mall } from '@mall/sdk';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isSameSession } from '../../session/session-scoped';
import { sendOnce } from '../../idempotency/idempotency';
import { isWriting, reduce } from './editor-state';
import type { EditorEvent, EditorState, Writing } from './editor-types';
import { savePostDraft, readPostDraft, type DraftName } from './post-drafts';
import {
  BLANK_DRAFT,
  draftOf,
  draftOfArticle,
  isSameDraft,
  payloadOf,
  writingOf,
  type PostDraft,
} from './post-writing';
import { createUploads, type Uploads } from './uploads';

/** The editor of one post, independent of React. */
export interface Editor {
  readonly store: StoreApi<EditorState>;
  readonly uploads: Uploads;
  dispatch(event: EditorEvent): void;
  /** Loads the post to edit, and from then on saves drafts and runs uploads; returns the cleanup function. */
  start(): () => void;
  /** Discards all changes: back to an empty post, or to the post as published. */
  startOver(): void;
  /** Whether there are changes that are not on the server. */
  hasDraft(writing: Writing): boolean;
  /**
   * @returns the published post; null when it was not sent.
   * @throws MallError when the server rejected it.
   */
  publish(): Promise<ArticleSummary | null>;
}

/**
 * Creates the editor of one post.
 *
 * @param name - The member and the post; without a member (null), no draft is saved.
 */
export function createEditor(
  mall: Mall,
  name: Omit<DraftName, 'member'> & { readonly member: number | null },
): Editor {
  const { articleId } = name;
  const draftName: DraftName | null =
    name.member === null ? null : { member: name.member, articleId };
  const saveDraft = (draft: PostDraft | null) => draftName && savePostDraft(draftName, draft);
  /** The state on the server; content equal to it is not saved as a draft. */
  let base = BLANK_DRAFT;

  function begin(): Writing {
    const stored = draftName && readPostDraft(draftName);
    return writingOf(stored ?? base, articleId ? base.media : [], stored !== null);
  }

  const store = createStore<EditorState>(() =>
    articleId === undefined ? { phase: 'editing', ...begin() } : { phase: 'loading' },
  );
  const dispatch = (event: EditorEvent) => store.setState((state) => reduce(state, event), true);
  const uploads = createUploads(mall, dispatch);

  const hasDraft = (writing: Writing) => !isSameDraft(draftOf(writing), base);

  async function load(id: number, signal: AbortSignal): Promise<void> {
    try {
      const article = await mall.articles.detail(id, { signal });
      if (!article.is_mine)
        throw new MallError({ data: null, code: failureCodes.notFound, msg: '' });
      base = draftOfArticle(article);
      dispatch({ type: 'opened', writing: begin() });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'openFailed', error });
    }
  }

  return {
    store,
    uploads,
    dispatch,
    start() {
      const abort = new AbortController();
      const loadIfLoading = ({ phase }: EditorState) => {
        if (phase === 'loading' && articleId !== undefined) void load(articleId, abort.signal);
      };
      const stop = store.subscribe((state, before) => {
        uploads.follow(state);
        if (state.phase !== before.phase) loadIfLoading(state);
        if (state.phase !== 'editing') return;
        saveDraft(hasDraft(state) ? draftOf(state) : null);
      });
      loadIfLoading(store.getState());
      return () => {
        stop();
        abort.abort();
        uploads.stop();
      };
    },
    hasDraft,
    startOver: () =>
      dispatch({
        type: 'startedOver',
        writing: writingOf(base, articleId ? base.media : [], false),
      }),
    async publish() {
      const before = store.getState();
      dispatch({ type: 'publishAsked' });
      const state = store.getState();
      if (before.phase !== 'editing' || !isWriting(state) || state.phase !== 'publishing')
        return null;
      const isSame = isSameSession(mall);
      const post = payloadOf(state);
      try {
        const article = await (articleId === undefined
          ? sendOnce(`post:${name.member}`, post, (idempotencyKey) =>
              mall.articles.create(post, { idempotencyKey }),
            )
          : mall.articles.update({ a_id: articleId, ...post }));
        // The member may have closed the editor and started another draft meanwhile: leave that
        // one.
        const stored = draftName && readPostDraft(draftName);
        if (stored && isSameDraft(stored, draftOf(state))) saveDraft(null);
        dispatch({ type: 'published', article });
        return isSame() ? article : null;
      } catch (error) {
        const mediaGone = isMallError(error, 'mediaGone');
        dispatch({ type: 'publishFailed', error, mediaGone });
        throw error;
      }
    },
  };
}
