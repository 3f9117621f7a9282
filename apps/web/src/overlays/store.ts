import { createStore } from 'zustand/vanilla';
import type { QueuedDialog } from './dialogQueue';

/** Panels that open as overlays. */
export type Panel = 'categories' | 'search' | 'editor' | 'member';

interface Overlays {
  readonly panel: Panel | null;
  /** The post to edit; undefined for a new post. */
  readonly articleId?: number | undefined;
  /** Dialogs above everything: the first is shown, the others wait. */
  readonly queue: readonly QueuedDialog[];
}

/** The open panel, and the dialog queue. */
export const overlays = createStore<Overlays>(() => ({ panel: null, queue: [] }));

/** Opens a panel as an overlay. */
export function openPanel(panel: Panel, articleId?: number): void {
  overlays.setState({ panel, articleId });
}

/**
 * Opens the post editor, for a new post or an existing one. Does nothing for a visitor who may not post.
 *
 * @example
 * <Button onClick={() => openEditor()}>寫貼文</Button>
 */
export const openEditor = (articleId?: number): void => openPanel('editor', articleId);

/** Closes the open panel. */
export const closePanel = (): void => overlays.setState({ panel: null });

/**
 * Closes the open panel, and answers every question with no, as on a route change (spec §2). Popups stay, because the
 * action that they report often navigates.
 */
export function closeOverlays(): void {
  for (const { kind, end } of overlays.getState().queue) if (kind !== 'popup') end(false);
  closePanel();
}
