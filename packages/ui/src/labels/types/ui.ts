/**
 * Words the kit says by itself: names of its buttons, and what it announces. Every one has a
 * Traditional Chinese default; pass some or all of them to `UiProvider` for another language.
 */
export interface UiLabels {
  /** Closes a dialog or a drawer. */
  close: string;
  /** Announced while something is under way. */
  loading: string;
  /** Tries a failed thing again. */
  retry: string;
  /** Empties a search field. */
  clear: string;
  /** Submits a search. */
  search: string;
  /** Takes one named thing away, e.g. a chip. */
  remove: (name: string) => string;
  /** Goes to the page before. */
  back: string;
  previous: string;
  next: string;
  /** Copies a text; what it copies follows, for screen readers. */
  copy: string;
  copied: string;
  copyFailed: string;
  showPassword: string;
  hidePassword: string;
  increase: string;
  decrease: string;
  /** Why a typed number was lowered. */
  atMost: (max: number) => string;
  /** Why a typed number was raised. */
  atLeast: (min: number) => string;
  /** Why a typed number was moved onto a step. */
  inSteps: (step: number) => string;
  /** Marks a field that must be filled in. */
  required: string;
  /** Marks a link that leaves this window. */
  newWindow: string;
  skipToContent: string;
  /** Names the links of the bar at the top. */
  mainMenu: string;
  /** Names the bar at the bottom of a phone's screen. */
  quickNavigation: string;
  /** Names the links of the footer. */
  aboutSite: string;
  breadcrumb: string;
  /** Read before the words of a toast. */
  toast: string;
  /** Names the region in which toasts appear; `{hotkey}` is filled in. */
  toasts: string;
  stepDone: string;
  stepCurrent: string;
  stepTodo: string;
  viewFullScreen: string;
  /** Names a picture by its place. */
  pictureOf: (index: number, total: number) => string;
  pictures: string;
}
