import type {
  AlertDialogProps,
  ConfirmDialogProps,
  PopupProps,
  QuestionDialogProps,
  WaitingDialogProps,
} from '@mall/ui';

/** What is asked or said, and how the kit words each kind of it. */
export interface DialogProps {
  readonly alert: Omit<AlertDialogProps, 'onClose' | 'labels'>;
  readonly confirmation: Omit<ConfirmDialogProps, 'onAnswer' | 'loading'>;
  readonly question: Omit<QuestionDialogProps, 'onAnswered' | 'onCancel' | 'labels'>;
  readonly waiting: Omit<WaitingDialogProps, 'onDone' | 'labels'>;
  readonly popup: Omit<PopupProps, 'onClose'>;
}

/** One of them. */
export type DialogRequest = {
  [Kind in keyof DialogProps]: { readonly kind: Kind; readonly props: DialogProps[Kind] };
}[keyof DialogProps];

/** One of them in the queue. */
export type QueuedDialog = DialogRequest & {
  readonly id: number;
  /** Takes it out of the queue, answered: false when it was dismissed. */
  readonly end: (yes: boolean) => void;
};
