import { createStore } from 'zustand/vanilla';

/** A confirmation that waits for an answer. */
export interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly answer: (yes: boolean) => void;
}

/** Panels that open as overlays. */
export type Panel = 'categories' | 'search' | 'editor';

/** A result message, shown briefly in the middle of the screen (spec §8). */
export interface PopupMessage {
  readonly tone: 'success' | 'failure';
  readonly text: string;
  /** When it was shown, in milliseconds: the same text shown again restarts the timer. */
  readonly at: number;
}

interface Overlays {
  readonly confirmation: Confirmation | null;
  readonly panel: Panel | null;
  /** The post to edit; undefined for a new post. */
  readonly articleId?: number | undefined;
  /** Survives a route change: the action that it reports often navigates. */
  readonly popup: PopupMessage | null;
}

/** The open overlay: one at a time, plus a popup. */
export const overlays = createStore<Overlays>(() => ({
  confirmation: null,
  panel: null,
  popup: null,
}));

/** Opens a confirmation dialog; resolves with the answer, false when it was dismissed. */
export function askConfirmation(question: Omit<Confirmation, 'answer'>): Promise<boolean> {
  closeOverlays();
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      overlays.setState({ confirmation: null });
      resolve(yes);
    };
    overlays.setState({ confirmation: { ...question, answer } });
  });
}

/** Opens a panel as an overlay. */
export function openPanel(panel: Panel, articleId?: number): void {
  closeOverlays();
  overlays.setState({ panel, articleId });
}

/**
 * Opens the post editor, for a new post or an existing one. Does nothing for a visitor who may not post.
 *
 * @example
 * <Button onClick={() => openEditor()}>寫貼文</Button>
 */
export const openEditor = (articleId?: number): void => openPanel('editor', articleId);

/** Closes the open overlay, as on a route change (spec §2). */
export function closeOverlays(): void {
  overlays.getState().confirmation?.answer(false);
  overlays.setState({ panel: null });
}
