import type {
  AlertDialogProps,
  ConfirmDialogProps,
  PopupProps,
  QuestionDialogProps,
  WaitingDialogProps,
} from '@mall/ui';

/** What is asked or said, and how the kit words each kind of it. */
export interface Kinds {
  readonly alert: Omit<AlertDialogProps, 'onClose' | 'labels'>;
  readonly confirmation: Omit<ConfirmDialogProps, 'onAnswer' | 'loading'>;
  readonly question: Omit<QuestionDialogProps, 'onAnswered' | 'onCancel' | 'labels'>;
  readonly waiting: Omit<WaitingDialogProps, 'onDone' | 'labels'>;
  readonly popup: Omit<PopupProps, 'onClose'>;
}

/** One of them. */
export type Said = {
  [Kind in keyof Kinds]: { readonly kind: Kind; readonly words: Kinds[Kind] };
}[keyof Kinds];

/** One of them in the queue. */
export type Turn = Said & {
  readonly id: number;
  /** Takes it out of the queue, answered: false when it was dismissed. */
  readonly end: (yes: boolean) => void;
};
