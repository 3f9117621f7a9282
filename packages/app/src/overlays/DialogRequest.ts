import type {
  AlertDialogProps,
  ConfirmDialogProps,
  PopupProps,
  QuestionDialogProps,
  WaitingDialogProps,
} from '@mall/ui';

/** The kinds of dialogs, with the kit's props. */
export interface DialogProps {
  readonly alert: Omit<AlertDialogProps, 'onClose' | 'labels'>;
  readonly confirmation: Omit<ConfirmDialogProps, 'onAnswer' | 'loading'>;
  readonly question: Omit<QuestionDialogProps, 'onAnswered' | 'onCancel' | 'labels'>;
  readonly waiting: Omit<WaitingDialogProps, 'onDone' | 'labels'>;
  readonly popup: Omit<PopupProps, 'onClose'>;
}

/** A request to show a dialog. */
export type DialogRequest = {
  [Kind in keyof DialogProps]: { readonly kind: Kind; readonly props: DialogProps[Kind] };
}[keyof DialogProps];

/** A dialog in the queue. */
export type QueuedDialog = DialogRequest & {
  readonly id: number;
  /** Removes it from the queue with its answer: false when it was dismissed. */
  readonly end: (yes: boolean) => void;
};
