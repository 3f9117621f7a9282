import type { Rendered } from '@mall/contract';
import type { GuestReply } from './guest-reply';

/** What the renderer needs of a reply. */
export type ReadReply = Pick<GuestReply, 'status' | 'type' | 'text'>;

/** A message to the renderer's thread. */
export type ToThread =
  /** @property url path and query of the page */
  | { readonly kind: 'render'; readonly id: number; readonly url: string }
  | { readonly kind: 'reply'; readonly readId: number; readonly reply: ReadReply }
  | { readonly kind: 'readFailed'; readonly readId: number; readonly error: Error };

/** A message from the renderer's thread; `id` is the one of the rendering. */
export type FromThread =
  | {
      readonly kind: 'read';
      readonly id: number;
      readonly readId: number;
      readonly url: string;
      readonly language: string;
    }
  | { readonly kind: 'rendered'; readonly id: number; readonly rendered: Rendered | null }
  | { readonly kind: 'failed'; readonly id: number; readonly error: Error };
