import { useMemo } from 'react';
import type { DialogProps } from './DialogRequest';
import { useDialogQueue } from './useDialogQueue';

/**
 * Returns functions that open a dialog after the open ones and resolve when it closes.
 *
 * @example
 * const { askConfirmation } = useDialogs();
 * if (await askConfirmation({ title: '刪除這個地址？', confirm: '刪除', cancel: '取消' })) deleteAddress();
 */
export function useDialogs() {
  const { enqueue } = useDialogQueue();
  return useMemo(
    () => ({
      /** Asks for a confirmation; resolves with the answer, false when it was dismissed. */
      askConfirmation: (props: DialogProps['confirmation']) =>
        enqueue({ kind: 'confirmation', props }),
      /**
       * Asks a question that has to be answered correctly first (spec §4); resolves with whether it was, false when
       * it was dismissed.
       */
      askQuestion: (props: DialogProps['question']) => enqueue({ kind: 'question', props }),
      /** Shows a message that has to be read; resolves when it is closed. */
      alert: (props: DialogProps['alert']) => enqueue({ kind: 'alert', props }),
      /** Shows a countdown; resolves with false when the user navigated meanwhile. */
      countdown: (props: DialogProps['waiting']) => enqueue({ kind: 'waiting', props }),
    }),
    [enqueue],
  );
}
