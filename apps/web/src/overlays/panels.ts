import { createStore } from 'zustand/vanilla';

/** Panels that open as overlays. */
export type Panel = 'categories' | 'search' | 'editor' | 'member';

interface OpenPanel {
  readonly panel: Panel | null;
  /** The post to edit; undefined for a new post. */
  readonly articleId?: number | undefined;
}

/** The open panel. */
export const panels = createStore<OpenPanel>(() => ({ panel: null }));

/** Opens a panel as an overlay. */
export function openPanel(panel: Panel, articleId?: number): void {
  panels.setState({ panel, articleId });
}

/**
 * Opens the post editor, for a new post or an existing one. Does nothing for a visitor who may not post.
 *
 * @example
 * <Button onClick={() => openEditor()}>寫貼文</Button>
 */
export const openEditor = (articleId?: number): void => openPanel('editor', articleId);

/** Closes the open panel. */
export const closePanel = (): void => panels.setState({ panel: null });
