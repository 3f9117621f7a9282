import { useToasts } from '@mall/app/overlays';
import { Button, Field, Inline, Textarea } from '@mall/ui';
import { useState } from 'react';

export interface WriteFormProps {
  /** The label of the field. */
  readonly label: string;
  readonly button: string;
  /** What a toast says once the text is stored. */
  readonly success: string;
  readonly sending: boolean;
  /** Stores the text; when it fails, the text stays and a toast says why. */
  readonly onSend: (text: string) => Promise<unknown>;
}

/** A field for some lines of text, such as a note, with the button that stores them. */
export function WriteForm({ label, button, success, sending, onSend }: WriteFormProps) {
  const { succeed, fail } = useToasts();
  const [text, setText] = useState('');
  const send = () =>
    onSend(text).then(() => {
      setText('');
      succeed(success);
    }, fail);
  return (
    <>
      <Field label={label}>
        <Textarea rows={2} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Inline justify="end">
        <Button
          variant="secondary"
          size="sm"
          disabled={text.trim() === ''}
          loading={sending}
          onClick={() => void send()}
        >
          {button}
        </Button>
      </Inline>
    </>
  );
}
