import { Button, Dialog } from '@mall/ui';
import type { Confirmation } from './store';

/** A confirmation dialog with two answers. */
export default function ConfirmationDialog({
  confirmation,
}: {
  readonly confirmation: Confirmation;
}) {
  const { title, text, confirm, cancel, answer } = confirmation;
  return (
    <Dialog
      open
      size="sm"
      title={title}
      description={text}
      onOpenChange={() => answer(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => answer(false)}>
            {cancel}
          </Button>
          <Button onClick={() => answer(true)}>{confirm}</Button>
        </>
      }
    />
  );
}
