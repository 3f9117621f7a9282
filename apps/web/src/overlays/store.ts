import { createStore } from 'zustand/vanilla';

/** A question that waits for an answer. */
export interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly answer: (yes: boolean) => void;
}

/** Panels that open over the page. */
export type Panel = 'categories' | 'search' | 'editor';

/** How something ended, for a moment in the middle of the screen (spec §8). */
export interface PopupMessage {
  readonly tone: 'success' | 'failure';
  readonly text: string;
  /** When it was said, in milliseconds: the same words said again begin anew. */
  readonly at: number;
}

interface Overlays {
  readonly confirmation: Confirmation | null;
  readonly panel: Panel | null;
  /** The post that the editor opens; undefined: a new one. */
  readonly articleId?: number | undefined;
  /** Stays over a change of route: what it tells of often leads away. */
  readonly popup: PopupMessage | null;
}

/** What lies over the page; one thing at a time, beside the news of a popup. */
export const overlays = createStore<Overlays>(() => ({
  confirmation: null,
  panel: null,
  popup: null,
}));

/** Asks a question over the page; resolves with the answer, false when it was put away. */
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

/** Opens a panel over the page. */
export function openPanel(panel: Panel, articleId?: number): void {
  closeOverlays();
  overlays.setState({ panel, articleId });
}

/**
 * Opens the editor of posts: for a new one, or for one that is there. Nothing opens for who may not post.
 *
 * @example
 * <Button onClick={() => openEditor()}>寫貼文</Button>
 */
export const openEditor = (articleId?: number): void => openPanel('editor', articleId);

/** Puts away what is open: at a change of route (spec §2). */
export function closeOverlays(): void {
  overlays.getState().confirmation?.answer(false);
  overlays.setState({ panel: null });
}
