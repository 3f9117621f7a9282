import {
  isMallError,
  type ArticleSummary,
  type FailureName,
  type Mall,
  type PermissionGroup,
  type ProductInPost,
} from '@mall/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useSession } from '../../auth/useSession';
import { useMall } from '../../mall-context';
import { createEditor } from './create-editor';
import { BLANK, isWriting } from './editor-state';
import type { Audience, MediaItem, PostRefusal, UploadNotice } from './editor-types';

/** A picture or a video of the post, with what a page shows of it. */
export type PostMedia = MediaItem & {
  /** Address of a picture of it; null: there is none. Good while the editor is open. */
  readonly picture: string | null;
  /** What the file is called; null for one from a draft or from the post. */
  readonly name: string | null;
};

/** A file that did not come along, by what it is called. */
export interface PostMediaNotice extends UploadNotice {
  /** Null where it stands for several files. */
  readonly name: string | null;
  /** Whether trying again may help. */
  readonly canRetry: boolean;
}

/** Everything of a post that is being written. */
export interface PostEditor {
  /**
   * `loading` and `failed`: the post to change, or the groups, are being read or could not be;
   * `published`: it is done, and nothing more happens.
   */
  readonly status: 'loading' | 'failed' | 'editing' | 'publishing' | 'published';
  readonly content: string;
  write(content: string): void;
  readonly audience: Audience;
  /** Public or not: public lets go of all groups. */
  chooseEveryone(on: boolean): void;
  /** One group more or less: with any, the post is no longer public. */
  chooseGroup(gid: number, on: boolean): void;
  /** The groups that a post can be limited to, as far as they are read. */
  readonly groups: readonly PermissionGroup[];
  /** Why they could not be read; `retry` reads them again. */
  readonly groupsError: unknown;
  /** In the order of the post, pictures before videos. */
  readonly media: readonly PostMedia[];
  /** Takes pictures and videos in; what cannot come along becomes a notice. */
  addFiles(files: Iterable<File>): void;
  /** Ends the upload of one that waits or goes up. */
  cancel(key: string): void;
  /** Takes out one that is done. */
  remove(key: string): void;
  /** Moves one to a place among its kind, from 0. */
  moveMedia(key: string, to: number): void;
  readonly notices: readonly PostMediaNotice[];
  retryUpload(key: string): void;
  dismissNotice(key: string): void;
  readonly products: readonly ProductInPost[];
  /** Recommends these, in this order, each once, ten at most. */
  chooseProducts(products: readonly ProductInPost[]): void;
  /** Moves one to a place, from 0. */
  moveProduct(p_id: number, to: number): void;
  /** Why it is not sent, by the message of spec §5; null once something was changed. */
  readonly refusal: PostRefusal | null;
  /** Why it could not be read, or was not taken: a MallError; null when neither. */
  readonly error: unknown;
  /** How many pictures and videos the mall no longer had, and were let go; the words are all there. */
  readonly lostMedia: number;
  /** Whether this goes on from what was kept of an earlier visit. */
  readonly isRestored: boolean;
  /** Whether something is written that the mall does not have: it is kept on the device. */
  readonly hasDraft: boolean;
  /** Goes back to what the mall has, which is nothing or the post as it is; the draft is let go. */
  startOver(): void;
  /**
   * Sends it, one at a time. Null when it was refused here (`refusal`), or is on its way already; rejects
   * with a MallError that is also in `error` when the mall does not take it. Everything written stays.
   *
   * @throws MallError `forbidden`, `groupUnknown`, `productGone`, `mediaGone`, `notFound`
   */
  publish(): Promise<ArticleSummary | null>;
  /** Reads again what could not be read. */
  retry(): void;
}

/** What the mall says of the file itself: sent again it would be refused again. */
const FOR_GOOD: readonly FailureName[] = [
  ...(['mediaUnsupported', 'mediaBroken', 'mediaTooSmall', 'mediaTooManyPixels'] as const),
  ...(['mediaTooLarge', 'tooLarge', 'videoTooLong', 'forbidden'] as const),
];
const isForGood = (error: unknown) => FOR_GOOD.some((name) => isMallError(error, name));

/** The query of the groups that a post can be limited to. */
const groupsOptions = (mall: Mall) =>
  queryOptions({
    queryKey: ['articles', 'groups'],
    queryFn: ({ signal }) => mall.articles.groups({ signal }),
  });

/**
 * Writes a post, or changes one (spec §3–5): text, who sees it, pictures and videos with their way up,
 * recommended products. What is written is kept on the device until it is published, for each member
 * and each post apart. Sent again after a lost answer, over a reload too, it is still one post.
 *
 * @param articleId - The post to change; none for a new one.
 * @example
 * const editor = usePostEditor();
 * <textarea value={editor.content} onChange={(event) => editor.write(event.target.value)} />
 * <input type="file" multiple onChange={(event) => editor.addFiles(event.target.files ?? [])} />
 * <button onClick={async () => (await editor.publish()) && say('貼文已發布')}>發布</button>
 */
export function usePostEditor({
  articleId,
}: { readonly articleId?: number | undefined } = {}): PostEditor {
  const mall = useMall();
  const member = useSession()?.profile.id ?? null;
  const editor = useMemo(
    () => createEditor(mall, { member, articleId }),
    [mall, member, articleId],
  );
  useEffect(() => editor.start(), [editor]);
  const state = useStore(editor.store);
  const files = useStore(editor.uploads.files);
  const groups = useQuery({ ...groupsOptions(mall), enabled: member !== null });

  const { dispatch, uploads, startOver, publish } = editor;
  const writing = isWriting(state) ? state : BLANK;
  // Changing a post begins once its groups have names as well; a new one need not wait for them.
  const isHeldUp = articleId !== undefined && groups.data === undefined && state.phase !== 'failed';
  const heldUp = groups.isError ? 'failed' : 'loading';
  return {
    status: isHeldUp ? heldUp : state.phase,
    content: writing.content,
    write: (content) => dispatch({ type: 'wrote', content }),
    audience: writing.audience,
    chooseEveryone: (on) => dispatch({ type: 'everyoneChosen', on }),
    chooseGroup: (gid, on) => dispatch({ type: 'groupChosen', gid, on }),
    groups: groups.data ?? [],
    groupsError: groups.error,
    media: [...writing.items]
      .sort((one, other) => one.kind - other.kind)
      .map((item) => ({
        ...item,
        picture: files[item.key]?.preview ?? (item.status === 2 ? item.preview : null),
        name: files[item.key]?.file.name ?? null,
      })),
    addFiles: uploads.add,
    cancel: (key) => dispatch({ type: 'cancelled', key }),
    remove: (key) => dispatch({ type: 'removed', key }),
    moveMedia: (key, to) => dispatch({ type: 'moved', key, to }),
    notices: writing.notices.map((notice) => ({
      ...notice,
      name: files[notice.key]?.file.name ?? null,
      canRetry: notice.failure.rule === 'refused' && !isForGood(notice.failure.error),
    })),
    retryUpload: (key) => dispatch({ type: 'retried', key }),
    dismissNotice: (key) => dispatch({ type: 'noticeDismissed', key }),
    products: writing.products,
    chooseProducts: (products) => dispatch({ type: 'productsChosen', products }),
    moveProduct: (p_id, to) => dispatch({ type: 'productMoved', p_id, to }),
    refusal: writing.refusal,
    error: state.phase === 'failed' ? state.error : isHeldUp ? groups.error : writing.error,
    lostMedia: writing.lost,
    isRestored: writing.restored,
    hasDraft: isWriting(state) && editor.hasDraft(state),
    startOver,
    publish,
    retry: () => {
      if (groups.isError) void groups.refetch();
      dispatch({ type: 'reopened' });
    },
  };
}
