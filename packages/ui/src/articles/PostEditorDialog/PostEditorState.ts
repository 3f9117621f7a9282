import type { PostRefusalId } from '../../labels/types/editor';
import type { PostEditorProps } from '../PostEditor/PostEditor';

/** A file that was not added to the post, and why. */
export interface PostFileNotice {
  readonly key: string;
  /** 1: a picture, 2: a video; null: neither. */
  readonly kind: 1 | 2 | null;
  /** The file name; null when it is about several files. */
  readonly name: string | null;
  /** Whether a retry may succeed. */
  readonly canRetry: boolean;
  readonly failure:
    | { readonly rule: 'size' | 'count' | 'heic' | 'type' }
    | { readonly rule: 'refused'; readonly error: unknown };
}

/** Who sees a post: everyone, or the members of some groups. */
export type PostAudience =
  | { readonly everyone: true }
  | { readonly everyone: false; readonly gids: readonly number[] };

/** What the dialog reads from and calls on `usePostEditor` of `@mall/hooks`. */
export interface PostEditorState extends Pick<PostEditorProps, 'content' | 'media' | 'products'> {
  readonly status: 'loading' | 'failed' | 'editing' | 'publishing' | 'published';
  readonly audience: PostAudience;
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  readonly groupsError: unknown;
  readonly notices: readonly PostFileNotice[];
  readonly refusal: PostRefusalId | null;
  readonly error: unknown;
  /** The number of pictures and videos that the server no longer had. */
  readonly lostMedia: number;
  readonly isRestored: boolean;
  write(content: string): void;
  chooseEveryone(on: boolean): void;
  chooseGroup(gid: number, on: boolean): void;
  addFiles(files: Iterable<File>): void;
  cancel(key: string): void;
  describe(key: string, alt: string): void;
  remove(key: string): void;
  moveMedia(key: string, to: number): void;
  retryUpload(key: string): void;
  dismissNotice(key: string): void;
  chooseProducts(products: PostEditorProps['products']): void;
  moveProduct(p_id: number, to: number): void;
  startOver(): void;
  refetch(): void;
}
