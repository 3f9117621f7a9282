import { ImagePlus, ShoppingBasket } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../kit/Button/Button';
import { Alert } from '../../kit/Alert/Alert';
import type { PostEditorLabels } from '../../labels/types/editor';
import { Tools } from './PostEditor.styles';

export interface EditorToolsProps {
  /** Accepted file types, as in `<input accept>`. */
  accept: string;
  onFiles: (files: readonly File[]) => void;
  onProducts: () => void;
  onPublish: () => void;
  publishText: string;
  publishing: boolean;
  /** Why the post could not be published. */
  error: ReactNode;
  labels: PostEditorLabels;
}

/** The editor's fixed footer: buttons to add media and products, the publish button, and an error. */
export function EditorTools({
  accept,
  onFiles,
  onProducts,
  onPublish,
  publishText,
  publishing,
  error,
  labels,
}: EditorToolsProps) {
  const files = useRef<HTMLInputElement>(null);
  return (
    <Tools>
      {error && <Alert tone="danger">{error}</Alert>}
      <div>
        <Button
          variant="quiet"
          size="sm"
          startIcon={<ImagePlus />}
          disabled={publishing}
          onClick={() => files.current?.click()}
        >
          {labels.addMedia}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          startIcon={<ShoppingBasket />}
          disabled={publishing}
          onClick={onProducts}
        >
          {labels.addProducts}
        </Button>
        <Button loading={publishing} onClick={onPublish}>
          {publishText}
        </Button>
      </div>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={accept}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Reset, so that choosing the same file again fires a change event.
          target.value = '';
        }}
      />
    </Tools>
  );
}
