import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';

export interface ConfirmDialogProps {
  /** The question. */
  title: ReactNode;
  /** The consequence of a yes. */
  text?: ReactNode;
  /** Text of the yes: name the action, e.g. 刪除, not 確定. */
  confirm: ReactNode;
  /** Text of the no; it has the initial focus. */
  cancel: ReactNode;
  /**
   * `danger` for an irreversible action.
   * @default 'primary'
   */
  tone?: 'primary' | 'danger' | undefined;
  /**
   * Whether the confirmed action is running.
   * @default false
   */
  loading?: boolean | undefined;
  /** Called with the answer; Escape is a no. */
  onAnswer: (yes: boolean) => void;
}

/**
 * Asks for confirmation, with two answers.
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
