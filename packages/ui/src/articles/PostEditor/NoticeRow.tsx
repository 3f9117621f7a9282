import { Button } from '../../kit/Button/Button';
import { Alert } from '../../kit/Alert/Alert';
import { Inline } from '../../kit/Stack/Inline';
import type { PostEditorLabels } from '../../labels/types/editor';

/** A problem with a file that was not accepted. */
export interface EditorNotice {
  /** Unique key of the notice. */
  key: string;
  /** What failed, in a few words. */
  title: string;
  /** The file's name, if it is about a file. */
  name?: string | undefined;
  /** The reason, in a sentence. */
  text: string;
  /** Retries the upload; omit it when a retry would not help. */
  onRetry?: (() => void) | undefined;
  /** Hides the notice. */
  onDismiss: () => void;
}

/** A problem with a file, with buttons to retry or dismiss. */
export function NoticeRow({ notice, labels }: { notice: EditorNotice; labels: PostEditorLabels }) {
  const { title, name, text, onRetry, onDismiss } = notice;
  return (
    <Alert
      tone="danger"
      title={title}
      action={
        <Inline gap={1}>
          {onRetry && (
            <Button variant="secondary" size="sm" onClick={onRetry}>
              {labels.retry}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={onDismiss}>
            {labels.dismiss}
          </Button>
        </Inline>
      }
    >
      {name && <div>{name}</div>}
      {text}
    </Alert>
  );
}
