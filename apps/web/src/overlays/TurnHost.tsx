import { AlertDialog, ConfirmDialog, Popup, QuestionDialog, WaitingDialog } from '@mall/ui';
import { useCallback } from 'react';
import { useKitLabels } from '../messages/useKitLabels';
import type { Turn } from './turn';

/** Renders what is asked or said, as the kit does. */
export default function TurnHost({ turn }: { readonly turn: Turn }) {
  const { end } = turn;
  const labels = useKitLabels().dialogs;
  // The same ones in each render: a popup's time would start anew.
  const agree = useCallback(() => end(true), [end]);
  const refuse = useCallback(() => end(false), [end]);
  switch (turn.kind) {
    case 'alert':
      return <AlertDialog {...turn.words} labels={labels} onClose={agree} />;
    case 'confirmation':
      return <ConfirmDialog {...turn.words} onAnswer={end} />;
    case 'question':
      return (
        <QuestionDialog {...turn.words} labels={labels} onAnswered={agree} onCancel={refuse} />
      );
    case 'waiting':
      return <WaitingDialog {...turn.words} labels={labels} onDone={agree} />;
    case 'popup':
      return <Popup {...turn.words} onClose={agree} />;
  }
}
