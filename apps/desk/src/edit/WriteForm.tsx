import { useToasts } from '@mall/app/overlays';
import { Button, Field, Inline, Textarea } from '@mall/ui';
import { useDraftText } from './useDraftText';

export interface WriteFormProps {
  /** Names what is written and about what, `note:20261129AG352Y93`: what is not stored is there again. */
  readonly record: string;
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
export function WriteForm({ record, label, button, success, sending, onSend }: WriteFormProps) {
  const { succeed, fail } = useToasts();
  const { text, setText, clear } = useDraftText(record);
  const send = () =>
    onSend(text).then(() => {
      clear();
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
