/**
 * Labels that the kit uses itself: names of its buttons, and announcements. Each has a Traditional
 * Chinese default; pass some or all of them to `UiProvider` for another language.
 */
export interface UiLabels {
  /** Closes a dialog or a drawer. */
  close: string;
  /** Announced while an action is running. */
  loading: string;
  /** Retries after a failure. */
  retry: string;
  /** Clears a search field. */
  clear: string;
  /** Submits a search. */
  search: string;
  /** Removes one named item, e.g. a chip. */
  remove: (name: string) => string;
  /** Goes back to the previous page. */
  back: string;
  previous: string;
  next: string;
  /** Copies a text; its name follows, for screen readers. */
  copy: string;
  copied: string;
  copyFailed: string;
  showPassword: string;
  hidePassword: string;
  increase: string;
  decrease: string;
  /** Explains why a typed number was lowered. */
  atMost: (max: number) => string;
  /** Explains why a typed number was raised. */
  atLeast: (min: number) => string;
  /** Explains why a typed number was rounded to a step. */
  inSteps: (step: number) => string;
  /** Mark of a link that opens a new window. */
  newWindow: string;
  skipToContent: string;
  /** Accessible name of the links in the top bar. */
  mainMenu: string;
  /** Accessible name of the bottom bar on a phone. */
  quickNavigation: string;
  /** Accessible name of the links in the footer. */
  aboutSite: string;
  breadcrumb: string;
  /** Screen reader text before the text of a toast. */
  toast: string;
  /** Accessible name of the toast region; `{hotkey}` is filled in. */
  toasts: string;
  stepDone: string;
  stepCurrent: string;
  stepTodo: string;
  viewFullScreen: string;
  /** Accessible name of a picture: its position. */
  pictureOf: (index: number, total: number) => string;
  pictures: string;
}
