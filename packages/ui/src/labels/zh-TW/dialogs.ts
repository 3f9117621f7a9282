import type { DialogLabels } from '../types/dialogs';

/** Traditional Chinese labels of the dialogs. */
export const defaultDialogLabels: DialogLabels = {
  gotIt: '知道了',
  wrongAnswer: '答案不正確',
  secondsLeft: (seconds) => `還有 ${seconds} 秒`,
};
