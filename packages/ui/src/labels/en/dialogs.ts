import type { DialogLabels } from '../types/dialogs';

/** The words of dialogs that ask and say, in English. */
export const dialogs: DialogLabels = {
  gotIt: 'OK',
  wrongAnswer: 'Wrong answer',
  secondsLeft: (seconds) => (seconds === 1 ? '1 second left' : `${seconds} seconds left`),
};
