import { cleanText, lengthOf } from '@mall/contract/text';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { PostEditorLabels } from '../../labels/types/editor';
import { Button } from '../../kit/Button/Button';
import { Dialog } from '../../kit/Dialog/Dialog';
import { Field } from '../../kit/Field/Field';
import { Picture } from '../../kit/Picture/Picture';
import { Stack } from '../../kit/Stack/Stack';
import { Textarea } from '../../kit/Textarea/Textarea';
import { radius } from '../../tokens/scale';

const Shown = styled.div`
  overflow: hidden;
  width: min(100%, 240px);
  border-radius: ${radius.md};
`;

export interface PictureTextDialogProps {
  /** URL of the picture; null when there is none. */
  picture: string | null;
  /** What it shows so far. */
  alt: string;
  /** Maximum number of characters. */
  maxLength: number;
  /** Called with the new text. */
  onSave: (alt: string) => void;
  onClose: () => void;
  labels: PostEditorLabels;
}

/** Asks what a picture shows, for readers who cannot see it. */
export function PictureTextDialog({
  picture,
  alt,
  maxLength,
  onSave,
  onClose,
  labels,
}: PictureTextDialogProps) {
  const [text, setText] = useState(alt);
  const [isTooLong, setTooLong] = useState(false);
  const length = lengthOf(cleanText(text));
  const field = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      size="sm"
      title={labels.altTitle}
      description={labels.altHint}
      initialFocus={field}
      onOpenChange={onClose}
      footer={
        <Button onClick={() => (length > maxLength ? setTooLong(true) : onSave(text))}>
          {labels.altSave}
        </Button>
      }
    >
      <Stack ref={field} gap={4}>
        {picture && (
          <Shown>
            <Picture src={picture} alt="" sizes="240px" />
          </Shown>
        )}
        <Field label={labels.altField} error={isTooLong && labels.altTooLong(maxLength)}>
          <Textarea
            rows={2}
            placeholder={labels.altPlaceholder}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setTooLong(false);
            }}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
