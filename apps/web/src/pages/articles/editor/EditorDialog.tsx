import { useErrorText, useMessages } from '@mall/app/messages';
import { useToasts, usePopup } from '@mall/app/overlays';
import { POST_MEDIA_ACCEPT, useRefetchArticles, usePostEditor } from '@mall/hooks';
import { PostEditorDialog } from '@mall/ui';
import { useEffect, useRef } from 'react';
import { closePanel } from '../../../overlays/panels';
import { editorMessages } from '../../../messages/zh-TW/editor';
import { ProductFinderDialog } from './ProductFinderDialog';

export interface EditorDialogProps {
  /** The post to edit; undefined for a new post. */
  readonly articleId: number | undefined;
}

/** Dialog that writes or edits a post (spec §2, Modals; §4, Post modal). */
export function EditorDialog({ articleId }: EditorDialogProps) {
  const t = useMessages(editorMessages);
  const errorText = useErrorText();
  const reload = useRefetchArticles();
  const popup = usePopup();
  const { succeed } = useToasts();
  const editor = usePostEditor({ articleId });
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
      succeed(t('Draft saved. Unfinished uploads were cancelled.'));
    else if (editor.hasDraft) succeed(t('Draft saved'));
  }

  return (
    <PostEditorDialog
      editor={editor}
      editing={!isNew}
      accept={POST_MEDIA_ACCEPT}
      errorText={errorText}
      productPicker={(endChoice) => <ProductFinderDialog editor={editor} onClose={endChoice} />}
      onPublish={() => void publish()}
      onClose={close}
    />
  );
}
