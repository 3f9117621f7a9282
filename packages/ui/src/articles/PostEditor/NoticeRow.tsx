import { Button } from '../../kit/Button/Button';
import { Alert } from '../../kit/Alert/Alert';
import { Inline } from '../../kit/Stack/Inline';
import type { PostEditorLabels } from './labels';

/** What became of a file that did not come along. */
export interface EditorNotice {
  key: string;
  /** What failed, in a few words. */
  title: string;
  /** The file, where it is one. */
  name?: string | undefined;
  /** Why, in a sentence. */
  text: string;
  /** Tries it again; without it that would not help. */
  onRetry?: (() => void) | undefined;
  onDismiss: () => void;
}

/** A file that did not come along, with a way on. */
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
