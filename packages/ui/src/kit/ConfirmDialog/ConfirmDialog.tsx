import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';

export interface ConfirmDialogProps {
  /** The question. */
  title: ReactNode;
  /** What a yes means. */
  text?: ReactNode;
  /** The yes, as what it does: 刪除, not 確定. */
  confirm: ReactNode;
  /** The no; it has the focus at first. */
  cancel: ReactNode;
  /**
   * `danger` for what cannot be undone.
   * @default 'primary'
   */
  tone?: 'primary' | 'danger' | undefined;
  /**
   * While what was confirmed is under way.
   * @default false
   */
  loading?: boolean | undefined;
  /** Called with the answer; Escape is a no. */
  onAnswer: (yes: boolean) => void;
}

/**
 * Asks before something is done, with two answers.
 *
 * @example
 * {asking && (
 *   <ConfirmDialog tone="danger" title="要刪除這篇貼文嗎？" text="刪除後無法復原。"
 *     confirm="刪除貼文" cancel="再想想" onAnswer={(yes) => (yes ? remove() : setAsking(false))} />
 * )}
 */
export function ConfirmDialog({
  title,
  text,
  confirm,
  cancel,
  tone = 'primary',
  loading = false,
  onAnswer,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      title={title}
      description={text}
      onOpenChange={() => onAnswer(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {cancel}
          </Button>
          <Button variant={tone} loading={loading} onClick={() => onAnswer(true)}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
