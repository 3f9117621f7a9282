import type { ArticleSummary, Mall, MallError, PermissionGroup, ProductInPost } from '@mall/sdk';
import { POST_LIMITS } from '@mall/sdk/limits';
import { cleanLine, cutText } from '@mall/sdk/text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useSession } from '../../session/useSession';
import { useMall } from '../../mall/mall-context';
import { asMallError } from '../../mall/mall-error';
import { mallQuery } from '../../query/mall-query';
import { isFileRefused } from '../../media/file-refused';
import { createEditor } from './create-editor';
import { BLANK, isWriting } from './editor-state';
import type { Audience, MediaItem, PostRefusal, UploadNotice } from './editor-types';

/** A picture or a video of the post, with its preview and file name. */
export type PostMedia = MediaItem & {
  /** URL of a preview, valid while the editor is open; null when there is none. */
  readonly picture: string | null;
  /** The file name; null for media from a draft or from the post. */
  readonly name: string | null;
};

/** A notice about a file that was not added, with its name. */
export interface PostMediaNotice extends UploadNotice {
  /** The file name; null when the notice is about several files. */
  readonly name: string | null;
  /** Whether a retry may succeed. */
  readonly canRetry: boolean;
}

/** The state and actions of the post editor. */
export interface UsePostEditor {
  /**
   * `loading` and `failed`: the post to edit or its groups are being fetched, or could not be; `published`:
   * done, the editor ignores further actions.
   */
  readonly status: 'loading' | 'failed' | 'editing' | 'publishing' | 'published';
  readonly content: string;
  write(content: string): void;
  readonly audience: Audience;
  /** Makes the post public or not; public clears the chosen groups. */
  chooseEveryone(on: boolean): void;
  /** Adds or removes a group; choosing one makes the post non-public. */
  chooseGroup(gid: number, on: boolean): void;
  /** The groups that the visibility can be limited to; empty until they are fetched. */
  readonly groups: readonly PermissionGroup[];
  /** Why the groups could not be fetched; `refetch` fetches them again. */
  readonly groupsError: MallError | null;
  /** In display order, pictures before videos. */
  readonly media: readonly PostMedia[];
  /** Adds pictures and videos; files that cannot be added become notices. */
  addFiles(files: Iterable<File>): void;
  /** Cancels a queued or running upload. */
  cancel(key: string): void;
  /** Says what a picture shows; empty: nothing. */
  describe(key: string, alt: string): void;
  /** Removes an uploaded item. */
  remove(key: string): void;
  /** Moves an item to a 0-based index among items of its kind. */
  moveMedia(key: string, to: number): void;
  readonly notices: readonly PostMediaNotice[];
  retryUpload(key: string): void;
  dismissNotice(key: string): void;
  readonly products: readonly ProductInPost[];
  /** Sets the recommended products, in this order, without duplicates, at most ten. */
  chooseProducts(products: readonly ProductInPost[]): void;
  /** Moves a product to a 0-based index. */
  moveProduct(p_id: number, to: number): void;
  /**
   * Why publishing was blocked, as the English id of the message to display; null after the next
   * change.
   */
  readonly refusal: PostRefusal | null;
  /** Why it could not be loaded or published; null without an error. */
  readonly error: MallError | null;
  /**
   * The number of pictures and videos dropped because the server no longer had them; the text
   * remains.
   */
  readonly lostMedia: number;
  /** Whether the content was restored from a draft of an earlier visit. */
  readonly isRestored: boolean;
  /** Whether there are unpublished changes; they are saved on the device. */
  readonly hasDraft: boolean;
  /** Discards the draft: back to an empty post, or to the post as published. */
  startOver(): void;
  /**
   * Publishes the post. Resolves with null when it was blocked here (see `refusal`) or is already
   * being published. Rejects with a MallError, also in `error`, when the server rejects it; all
   * content remains.
   *
   * @throws MallError `forbidden`, `groupUnknown`, `productGone`, `mediaGone`, `notFound`, `tooManyPosts`
   */
  publish(): Promise<ArticleSummary | null>;
  /** Refetches the post and the groups after an error. */
  refetch(): void;
}

/** The query of the groups that a post's visibility can be limited to. */
const groupsOptions = (mall: Mall) =>
  mallQuery({
    queryKey: ['articles', 'groups'],
    queryFn: ({ signal }) => mall.articles.groups({ signal }),
  });

/**
 * Creates or edits a post: text, audience, picture and video uploads, recommended products.
 * Unpublished content is saved on the device, separately for each member and each post. A retry
 * after a lost response, even after a reload, creates only one post.
 *
 * @param articleId - The post to edit; omit it for a new one.
 * @example
 * const editor = usePostEditor();
 * <textarea value={editor.content} onChange={(event) => editor.write(event.target.value)} />
 * <input type="file" multiple onChange={(event) => editor.addFiles(event.target.files ?? [])} />
 * <button onClick={async () => (await editor.publish()) && toast('貼文已發布')}>發布</button>
 */
export function usePostEditor({
  articleId,
}: { readonly articleId?: number | undefined } = {}): UsePostEditor {
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
  // Editing a post requires the names of its groups; a new post does not.
  const isWaitingForGroups =
    articleId !== undefined && groups.data === undefined && state.phase !== 'failed';
  const groupsStatus = groups.isError ? 'failed' : 'loading';
  const thrown =
    state.phase === 'failed' ? state.error : isWaitingForGroups ? groups.error : writing.error;
  return {
    status: isWaitingForGroups ? groupsStatus : state.phase,
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
    describe: (key, alt) =>
      dispatch({ type: 'described', key, alt: cutText(cleanLine(alt), POST_LIMITS.alt) }),
    remove: (key) => dispatch({ type: 'removed', key }),
    moveMedia: (key, to) => dispatch({ type: 'moved', key, to }),
    notices: writing.notices.map((notice) => ({
      ...notice,
      name: files[notice.key]?.file.name ?? null,
      canRetry: notice.failure.rule === 'refused' && !isFileRefused(notice.failure.error),
    })),
    retryUpload: (key) => dispatch({ type: 'retried', key }),
    dismissNotice: (key) => dispatch({ type: 'noticeDismissed', key }),
    products: writing.products,
    chooseProducts: (products) => dispatch({ type: 'productsChosen', products }),
    moveProduct: (p_id, to) => dispatch({ type: 'productMoved', p_id, to }),
    refusal: writing.refusal,
    error: thrown === null ? null : asMallError(thrown),
    lostMedia: writing.lost,
    isRestored: writing.restored,
    hasDraft: isWriting(state) && editor.hasDraft(state),
    startOver,
    publish,
    refetch: () => {
      if (groups.isError) void groups.refetch();
      dispatch({ type: 'reopened' });
    },
  };
}
