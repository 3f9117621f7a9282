import { POST_LIMITS } from '@mall/contract/limits';
import { useState, type ReactNode } from 'react';
import { Alert } from '../../kit/Alert/Alert';
import { Button } from '../../kit/Button/Button';
import { ErrorState } from '../../kit/ErrorState/ErrorState';
import { Skeleton } from '../../kit/Skeleton/Skeleton';
import { defaultPostEditorLabels } from '../../labels/zh-TW/editor';
import type { PostEditorLabels } from '../../labels/types/editor';
import { useLabels } from '../../theme/UiContext';
import { PermissionPicker } from '../PermissionPicker/PermissionPicker';
import { PostEditor } from '../PostEditor/PostEditor';
import { audienceText } from './audienceText';
import { noticeText } from './noticeText';
import type { PostEditorState } from './PostEditorState';

export interface PostEditorDialogProps {
  /** The editor: `usePostEditor` of `@mall/hooks`. */
  editor: PostEditorState;
  /** Whether an existing post is being edited. @default false */
  editing?: boolean | undefined;
  /** Accepted file types: `POST_MEDIA_ACCEPT` of `@mall/hooks`. */
  accept: string;
  /** Returns the sentence of an error: `errorText` of `@mall/sdk`. */
  errorText: (error: unknown) => string;
  /** Renders the dialog in which products are chosen, with a function that closes it. */
  productPicker: (close: () => void) => ReactNode;
  /** Publishes the post: call `editor.publish()` in it. */
  onPublish: () => void;
  /** Closes the dialog. */
  onClose: () => void;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: PostEditorLabels | undefined;
}

/**
 * Writes or edits a post with `usePostEditor`: the editor, its audience, notices about files, a restored draft, and what
 * keeps it from being published.
 *
 * @example
 * <PostEditorDialog editor={postEditor} accept="image/*,video/*" errorText={errorText}
 *   productPicker={renderPicker} onPublish={publish} onClose={close} />
 */
export function PostEditorDialog({
  editor,
  editing = false,
  accept,
  errorText,
  productPicker,
  onPublish,
  onClose,
  labels: own,
}: PostEditorDialogProps) {
  const labels = useLabels('editor', own, defaultPostEditorLabels);
  const [choosing, setChoosing] = useState<'audience' | 'products' | null>(null);
  const endChoice = () => setChoosing(null);
  const { audience } = editor;

  function whyNot() {
    if (editor.refusal) return labels.refusals[editor.refusal];
    if (editor.lostMedia > 0) return labels.lostMedia(editor.lostMedia);
    return editor.error ? errorText(editor.error) : undefined;
  }
  function fallback() {
    if (editor.status === 'loading') return <Skeleton lines={6} />;
    if (editor.status !== 'failed') return undefined;
    return (
      <ErrorState
        title={labels.postFailed}
        text={errorText(editor.error)}
        onRetry={() => editor.refetch()}
      />
    );
  }

  return (
    <>
      <PostEditor
        title={editing ? labels.editTitle : labels.writeTitle}
        onClose={onClose}
        content={editor.content}
        onContentChange={(content) => editor.write(content)}
        maxLength={POST_LIMITS.content}
        audience={audienceText(editor, labels)}
        onAudience={() => setChoosing('audience')}
        media={editor.media}
        onCancel={(key) => editor.cancel(key)}
        onRemove={(key) => editor.remove(key)}
        onDescribe={(key, alt) => editor.describe(key, alt)}
        maxAltLength={POST_LIMITS.alt}
        onMove={(key, to) => editor.moveMedia(key, to)}
        accept={accept}
        onFiles={(files) => editor.addFiles(files)}
        products={editor.products}
        onProducts={() => setChoosing('products')}
        onRemoveProduct={(p_id) =>
          editor.chooseProducts(editor.products.filter((product) => product.p_id !== p_id))
        }
        onMoveProduct={(p_id, to) => editor.moveProduct(p_id, to)}
        notices={editor.notices.map((notice) => ({
          key: notice.key,
          ...noticeText(notice, labels, errorText),
          onRetry: notice.canRetry ? () => editor.retryUpload(notice.key) : undefined,
          onDismiss: () => editor.dismissNotice(notice.key),
        }))}
        alert={
          editor.isRestored && (
            <Alert
              action={
                <Button variant="secondary" size="sm" onClick={() => editor.startOver()}>
                  {editing ? labels.discardChanges : labels.startOver}
                </Button>
              }
            >
              {editing ? labels.changesRestored : labels.draftRestored}
            </Alert>
          )
        }
        error={whyNot()}
        editing={editing}
        onPublish={onPublish}
        publishing={editor.status === 'publishing'}
        fallback={fallback()}
        labels={own}
      />
      {choosing === 'audience' && (
        <PermissionPicker
          onClose={endChoice}
          everyone={audience.everyone}
          onEveryone={(on) => editor.chooseEveryone(on)}
          groups={editor.groups}
          gids={audience.everyone ? [] : audience.gids}
          onGroup={(gid, on) => editor.chooseGroup(gid, on)}
          problem={
            Boolean(editor.groupsError) && (
              <ErrorState
                title={labels.groupsFailed}
                text={errorText(editor.groupsError)}
                onRetry={() => editor.refetch()}
              />
            )
          }
        />
      )}
      {choosing === 'products' && productPicker(endChoice)}
    </>
  );
}
