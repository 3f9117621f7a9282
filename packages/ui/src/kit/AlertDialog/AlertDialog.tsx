import type { ReactNode } from 'react';
import { defaultDialogLabels } from '../../labels/zh-TW/dialogs';
import { useLabels } from '../../theme/UiContext';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import type { DialogLabels } from '../../labels/types/dialogs';

export interface AlertDialogProps {
  /** What happened, in a few words. */
  title: ReactNode;
  /** The consequence, or what to do now. */
  text?: ReactNode;
  /** Text of the button; 知道了 by default. */
  confirm?: ReactNode;
  /** Called by the button and by Escape. */
  onClose: () => void;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: DialogLabels | undefined;
}

/**
 * Shows a message that must be read before the user continues. For a result use `Popup` or a toast.
 *
 * @example
 * {broken && <AlertDialog title="系統發生錯誤" text="請稍後再試一次。" onClose={() => setBroken(false)} />}
 */
export function AlertDialog({ title, text, confirm, onClose, labels: own }: AlertDialogProps) {
  const labels = useLabels('dialogs', own, defaultDialogLabels);
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      title={title}
      description={text}
      onOpenChange={onClose}
      footer={<Button onClick={onClose}>{confirm ?? labels.gotIt}</Button>}
    />
  );
}
