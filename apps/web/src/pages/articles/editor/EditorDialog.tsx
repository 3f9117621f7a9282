import { useErrorText, useMessages } from '@mall/app/messages';
import { useToasts, usePopup } from '@mall/app/overlays';
import {
  POST_MEDIA_ACCEPT,
  useRefetchArticles,
  usePostEditor,
  type UsePostEditor,
} from '@mall/hooks';
import { POST_LIMITS } from '@mall/sdk/limits';
import { Button, ErrorState, Alert, PermissionPicker, PostEditor, Skeleton } from '@mall/ui';
import { useEffect, useRef, useState } from 'react';
import { closePanel } from '../../../overlays/panels';
import { editorMessages } from '../../../messages/zh-TW/editor';
import { ProductFinderDialog } from './ProductFinderDialog';
import { useAudienceText } from './useAudienceText';
import { useNoticeText } from './useNoticeText';

export interface EditorDialogProps {
  /** The post to edit; undefined for a new post. */
  readonly articleId: number | undefined;
}

/** Dialog that writes or edits a post (spec §2, Modals; §4, Post modal). */
export function EditorDialog({ articleId }: EditorDialogProps) {
  const t = useMessages(editorMessages);
  const errorText = useErrorText();
  const noticeText = useNoticeText();
  const audienceText = useAudienceText();
  const reload = useRefetchArticles();
  const popup = usePopup();
  const { succeed } = useToasts();
  const editor = usePostEditor({ articleId });
  const [choosing, setChoosing] = useState<'audience' | 'products' | null>(null);
  const isNew = articleId === undefined;
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);

  async function publish() {
    try {
      if (!(await editor.publish())) return;
    } catch (error) {
      // The dialog may have been closed meanwhile; the draft has the text.
      popup.fail(error);
      return;
    }
    // If the dialog was closed meanwhile, the open overlay is a different one.
    if (isOpen.current) closePanel();
    popup.succeed(isNew ? t('Post published') : t('Post edited'));
    await reload();
  }
  function close() {
    closePanel();
    if (editor.status !== 'editing') return;
    if (editor.media.some(({ status }) => status !== 2))
      succeed(t('Your draft is kept; files still on their way were cancelled'));
    else if (editor.hasDraft) succeed(t('Your draft is kept'));
  }

  return (
    <>
      <PostEditor
        title={isNew ? t('Write a post') : t('Edit post')}
        onClose={close}
        content={editor.content}
        onContentChange={editor.write}
        maxLength={POST_LIMITS.content}
        audience={audienceText(editor)}
        onAudience={() => setChoosing('audience')}
        media={editor.media}
        onCancel={editor.cancel}
        onRemove={editor.remove}
        onDescribe={editor.describe}
        maxAltLength={POST_LIMITS.alt}
        onMove={editor.moveMedia}
        accept={POST_MEDIA_ACCEPT}
        onFiles={editor.addFiles}
        products={editor.products}
        onProducts={() => setChoosing('products')}
        onRemoveProduct={(p_id) =>
          editor.chooseProducts(editor.products.filter((product) => product.p_id !== p_id))
        }
        onMoveProduct={editor.moveProduct}
        notices={editor.notices.map((notice) => ({
          key: notice.key,
          ...noticeText(notice),
          onRetry: notice.canRetry ? () => editor.retryUpload(notice.key) : undefined,
          onDismiss: () => editor.dismissNotice(notice.key),
        }))}
        alert={editor.isRestored && <DraftAlert editor={editor} isNew={isNew} />}
        error={whyNot()}
        editing={!isNew}
        onPublish={() => void publish()}
        publishing={editor.status === 'publishing'}
        fallback={fallback()}
      />
      {choosing === 'audience' && (
        <PermissionPicker
          onClose={() => setChoosing(null)}
          everyone={editor.audience.everyone}
          onEveryone={editor.chooseEveryone}
          groups={editor.groups}
          gids={editor.audience.everyone ? [] : editor.audience.gids}
          onGroup={editor.chooseGroup}
          problem={
            Boolean(editor.groupsError) && (
              <ErrorState
                title={t('The groups could not be loaded')}
                text={errorText(editor.groupsError)}
                onRetry={editor.refetch}
              />
            )
          }
        />
      )}
      {choosing === 'products' && (
        <ProductFinderDialog editor={editor} onClose={() => setChoosing(null)} />
      )}
    </>
  );

  function whyNot() {
    if (editor.refusal) return t(editor.refusal);
    if (editor.lostMedia > 0)
      return t(
        '{0} pictures or videos had been kept too long and are gone. Please add them again; your words are all here.',
        editor.lostMedia,
      );
    return editor.error ? errorText(editor.error) : undefined;
  }

  function fallback() {
    if (editor.status === 'loading') return <Skeleton lines={6} />;
    if (editor.status !== 'failed') return undefined;
    return (
      <ErrorState
        title={t('The post could not be loaded')}
        text={errorText(editor.error)}
        onRetry={editor.refetch}
      />
    );
  }
}

/** Shows that a draft was restored, and offers to discard it. */
function DraftAlert({
  editor,
  isNew,
}: {
  readonly editor: UsePostEditor;
  readonly isNew: boolean;
}) {
  const t = useMessages(editorMessages);
  return (
    <Alert
      action={
        <Button variant="secondary" size="sm" onClick={editor.startOver}>
          {isNew ? t('Start over') : t('Discard changes')}
        </Button>
      }
    >
      {isNew
        ? t('You are going on with your last draft')
        : t('You are going on with your unsaved changes')}
    </Alert>
  );
}
