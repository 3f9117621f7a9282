import type { DialogLabels } from '../types/dialogs';

/** The words of dialogs that ask and say, in Traditional Chinese. */
export const defaultDialogLabels: DialogLabels = {
  gotIt: '知道了',
  wrongAnswer: '答案不正確',
  secondsLeft: (seconds) => `還有 ${seconds} 秒`,
};
