import type { ArticleSummary, ProductInPost } from '@mall/sdk';
import type { FileProblem, MediaKind } from '../../media/file-kind';

/** The source of a media item: uploaded just now, restored from a draft, or part of the post being edited. */
export type MediaOrigin = 'upload' | 'draft' | 'post';

/** A picture or a video stored on the server. */
export interface StoredMedia {
  readonly kind: MediaKind;
  readonly id: number;
  /** URL of a thumbnail; null when there is none. */
  readonly preview: string | null;
  /** What a picture shows; missing: nothing is said. */
  readonly alt?: string | undefined;
  /** Present when a video lost its sound at its upload, because browsers cannot play the format. */
  readonly soundDropped?: true | undefined;
}

/** A picture or a video of the post. Status 0: queued, 1: uploading, 2: done. */
export type MediaItem = {
  readonly key: string;
  readonly kind: MediaKind;
  /** What a picture shows; missing: nothing is said. */
  readonly alt?: string | undefined;
} & (
  | { readonly status: 0 }
  /** `progress`: 0 to 100. */
  | { readonly status: 1; readonly progress: number }
  | {
      readonly status: 2;
      readonly id: number;
      readonly preview: string | null;
      readonly origin: MediaOrigin;
      /** Present when a video lost its sound at its upload, because browsers cannot play the format. */
      readonly soundDropped?: true | undefined;
    }
);

/** Why a file was not added: a rule checked before the upload, or the server's error. */
export type UploadFailure =
  | { readonly rule: FileProblem['rule'] | 'count' }
  | { readonly rule: 'refused'; readonly error: unknown };

/** A message about a file that was not added to the post. */
export interface UploadNotice {
  readonly key: string;
  /** null: neither a picture nor a video. */
  readonly kind: MediaKind | null;
  readonly failure: UploadFailure;
}

/** Who can see a post: everyone, or the members of some groups. */
export type Audience =
  | { readonly everyone: true }
  | { readonly everyone: false; readonly gids: readonly number[] };

/** Why a post is not published, as the English id of the message to display. */
export type PostRefusal =
  | 'Please enter post content before publishing'
  | 'The post content is too long'
  | 'Please wait for image upload to finish'
  | 'Please wait for video upload to finish'
  | 'Please select at least one permission';

/** The content of the editor. */
export interface Writing {
  readonly content: string;
  readonly audience: Audience;
  /** In display order. */
  readonly items: readonly MediaItem[];
  readonly products: readonly ProductInPost[];
  readonly notices: readonly UploadNotice[];
  /** Why publishing was blocked; null after the next change. */
  readonly refusal: PostRefusal | null;
  /** The server's error on publishing; null after the next change. */
  readonly error: unknown;
  /** The number of pictures and videos that were dropped because the server no longer had them. */
  readonly lost: number;
  /** Whether the content was restored from a draft of an earlier visit. */
  readonly restored: boolean;
}

/** The editor while a post is being written or published. */
export interface WritingState extends Writing {
  readonly phase: 'editing' | 'publishing';
}

/** The state of an editor. */
export type EditorState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | WritingState
  | { readonly phase: 'published'; readonly article: ArticleSummary };

/** The events of an editor. */
export type EditorEvent =
  | { readonly type: 'opened'; readonly writing: Writing }
  | { readonly type: 'openFailed'; readonly error: unknown }
  | { readonly type: 'reopened' }
  | { readonly type: 'startedOver'; readonly writing: Writing }
  | { readonly type: 'wrote'; readonly content: string }
  | { readonly type: 'everyoneChosen'; readonly on: boolean }
  | { readonly type: 'groupChosen'; readonly gid: number; readonly on: boolean }
  | {
      readonly type: 'filesAdded';
      readonly files: readonly { readonly key: string; readonly kind: MediaKind }[];
    }
  | { readonly type: 'fileRefused'; readonly notice: UploadNotice }
  | { readonly type: 'progressed'; readonly key: string; readonly progress: number }
  | { readonly type: 'uploaded'; readonly key: string; readonly media: StoredMedia }
  | { readonly type: 'uploadFailed'; readonly key: string; readonly error: unknown }
  | { readonly type: 'cancelled'; readonly key: string }
  | { readonly type: 'removed'; readonly key: string }
  | { readonly type: 'retried'; readonly key: string }
  | { readonly type: 'noticeDismissed'; readonly key: string }
  | { readonly type: 'moved'; readonly key: string; readonly to: number }
  | { readonly type: 'described'; readonly key: string; readonly alt: string }
  | { readonly type: 'productsChosen'; readonly products: readonly ProductInPost[] }
  | { readonly type: 'productMoved'; readonly p_id: number; readonly to: number }
  | { readonly type: 'publishAsked' }
  | { readonly type: 'published'; readonly article: ArticleSummary }
  | { readonly type: 'publishFailed'; readonly error: unknown; readonly mediaGone: boolean };
