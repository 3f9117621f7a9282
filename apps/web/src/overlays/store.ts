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
export type Panel = 'categories' | 'search';

interface Overlays {
  readonly confirmation: Confirmation | null;
  readonly panel: Panel | null;
}

/** What lies over the page; one thing at a time. */
export const overlays = createStore<Overlays>(() => ({ confirmation: null, panel: null }));

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
export function openPanel(panel: Panel): void {
  closeOverlays();
  overlays.setState({ panel });
}

/** Puts away what is open: at a change of route (spec §2). */
export function closeOverlays(): void {
  overlays.getState().confirmation?.answer(false);
  overlays.setState({ panel: null });
}
