import type { DialogLabels } from '../types/dialogs';

/** English labels of the dialogs. */
export const dialogs: DialogLabels = {
  gotIt: 'OK',
  wrongAnswer: 'Wrong answer',
  secondsLeft: (seconds) => (seconds === 1 ? '1 second left' : `${seconds} seconds left`),
};
