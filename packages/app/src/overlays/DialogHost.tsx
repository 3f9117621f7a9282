import { AlertDialog, ConfirmDialog, Popup, QuestionDialog, WaitingDialog } from '@mall/ui';
import { useCallback } from 'react';
import type { QueuedDialog } from './DialogRequest';

/** Renders a queued dialog or popup with the kit. */
export default function DialogHost({ dialog }: { readonly dialog: QueuedDialog }) {
  const { end } = dialog;
  // Stable callbacks: a new one would restart a popup's timer.
  const agree = useCallback(() => end(true), [end]);
  const refuse = useCallback(() => end(false), [end]);
  switch (dialog.kind) {
    case 'alert':
      return <AlertDialog {...dialog.props} onClose={agree} />;
    case 'confirmation':
      return <ConfirmDialog {...dialog.props} onAnswer={end} />;
    case 'question':
      return <QuestionDialog {...dialog.props} onAnswered={agree} onCancel={refuse} />;
    case 'waiting':
      return <WaitingDialog {...dialog.props} onDone={agree} />;
    case 'popup':
      return <Popup {...dialog.props} onClose={agree} />;
  }
}
