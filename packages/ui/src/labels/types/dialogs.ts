/** The labels of the dialogs. */
export interface DialogLabels {
  /** Closes an alert. */
  gotIt: string;
  /** Error for an answer that is not allowed. */
  wrongAnswer: string;
  /** The seconds left of a countdown. */
  secondsLeft: (seconds: number) => string;
}
