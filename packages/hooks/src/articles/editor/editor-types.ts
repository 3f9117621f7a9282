import type { ArticleSummary, ProductInPost } from '@mall/sdk';

/** 1 a picture, 2 a video. */
export type MediaKind = 1 | 2;

/** Where a post's media come from: sent just now, kept in a draft, or on the post that is being changed. */
export type MediaOrigin = 'upload' | 'draft' | 'post';

/** A picture or a video that the mall has. */
export interface StoredMedia {
  readonly kind: MediaKind;
  readonly id: number;
  /** Address of a picture of it; null: there is none. */
  readonly preview: string | null;
}

/** A picture or a video on its way into a post (spec §4, Upload item). */
export type MediaItem = { readonly key: string; readonly kind: MediaKind } & (
  | { readonly status: 0 }
  /** `progress`: 0 to 100. */
  | { readonly status: 1; readonly progress: number }
  | {
      readonly status: 2;
      readonly id: number;
      readonly preview: string | null;
      readonly origin: MediaOrigin;
    }
);

/** Why a file is not among the items: a rule that is known beforehand, or what the mall answered. */
export type UploadFailure =
  | { readonly rule: 'size' | 'type' | 'count' }
  | { readonly rule: 'refused'; readonly error: unknown };

/** A file that did not become part of the post. */
export interface UploadNotice {
  readonly key: string;
  /** null: neither picture nor video. */
  readonly kind: MediaKind | null;
  readonly failure: UploadFailure;
}

/** Who a post is for. */
export type Audience =
  { readonly everyone: true } | { readonly everyone: false; readonly gids: readonly number[] };

/** Why a post is not sent, by the message of spec §5. */
export type PostRefusal =
  | 'Please enter post content before publishing'
  | 'The post content is too long'
  | 'Please wait for image upload to finish'
  | 'Please wait for video upload to finish'
  | 'Please select at least one permission';

/** What is written so far. */
export interface Writing {
  readonly content: string;
  readonly audience: Audience;
  /** In the order of the post. */
  readonly items: readonly MediaItem[];
  readonly products: readonly ProductInPost[];
  readonly notices: readonly UploadNotice[];
  /** Why it is not sent; null once something was changed. */
  readonly refusal: PostRefusal | null;
  /** Why the mall did not take it; null once something was changed. */
  readonly error: unknown;
  /** How many pictures and videos the mall no longer had, and were let go. */
  readonly lost: number;
  /** Whether it goes on from what was kept of an earlier visit. */
  readonly restored: boolean;
}

/** An editor with a post in it: being written, or on its way to the mall. */
export interface WritingState extends Writing {
  readonly phase: 'editing' | 'publishing';
}

/** Where an editor stands. */
export type EditorState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | WritingState
  | { readonly phase: 'published'; readonly article: ArticleSummary };

/** What can happen to an editor. */
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
  | { readonly type: 'productsChosen'; readonly products: readonly ProductInPost[] }
  | { readonly type: 'productMoved'; readonly p_id: number; readonly to: number }
  | { readonly type: 'publishAsked' }
  | { readonly type: 'published'; readonly article: ArticleSummary }
  | { readonly type: 'publishFailed'; readonly error: unknown; readonly mediaGone: boolean };
