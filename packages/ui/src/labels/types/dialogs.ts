/** The words of dialogs that ask and say. */
export interface DialogLabels {
  /** Puts an alert away. */
  gotIt: string;
  /** Said of an answer that does not count. */
  wrongAnswer: string;
  /** How long a waiting dialog still waits. */
  secondsLeft: (seconds: number) => string;
}
