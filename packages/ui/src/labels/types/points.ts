/** The labels of the choice of points to spend. */
export interface PointLabels {
  spendPoints: string;
  /** Expands the choice while none are spent. */
  choose: string;
  /** Expands the choice while some are spent. */
  change: string;
  /** What the spent points save. */
  spent: (points: number, amount: string) => string;
  upTo: (points: number) => string;
  /** Shown when the order accepts none of the member's points. */
  doNotFit: (points: number) => string;
  none: string;
  /** The balance, and how many of it the order accepts. */
  balance: (points: number, most: number) => string;
  /** The value of points, when one point is worth less than a dollar. */
  rate: (points: number) => string;
  /** Accessible name of the slider. */
  slider: string;
  /** Label of the number field. */
  points: string;
  /** Text of the slider's value for a screen reader. */
  count: (points: number) => string;
  /** Error of a text that is no number. */
  notWhole: string;
  useAll: string;
  takesOff: (amount: string) => string;
}
