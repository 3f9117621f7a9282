import { AlertDialog, ConfirmDialog, Popup, QuestionDialog, WaitingDialog } from '@mall/ui';
import { useCallback } from 'react';
import type { Turn } from './turn';

/** Renders what is asked or said, as the kit does. */
export default function TurnHost({ turn }: { readonly turn: Turn }) {
  const { end } = turn;
  // The same ones in each render: a popup's time would start anew.
  const agree = useCallback(() => end(true), [end]);
  const refuse = useCallback(() => end(false), [end]);
  switch (turn.kind) {
    case 'alert':
      return <AlertDialog {...turn.words} onClose={agree} />;
    case 'confirmation':
      return <ConfirmDialog {...turn.words} onAnswer={end} />;
    case 'question':
      return <QuestionDialog {...turn.words} onAnswered={agree} onCancel={refuse} />;
    case 'waiting':
      return <WaitingDialog {...turn.words} onDone={agree} />;
    case 'popup':
      return <Popup {...turn.words} onClose={agree} />;
  }
}
