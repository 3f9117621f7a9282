import { useRefetchArticles, usePostEditor, type PostRefusal } from '@mall/hooks/articles';
import { errorText } from '@mall/sdk';
import { Button, Dialog, Field, Textarea, useToast } from '@mall/ui/kit';
import { useId, useState } from 'react';

/** Why a text is not published. */
const refusals: Partial<Record<PostRefusal, string>> = {
  'Please enter post content before publishing': '請先輸入貼文內容再發布',
  'The post content is too long': '貼文內容太長了',
};

/** Writes a post of text for everybody. `PostEditor` of the kit also adds pictures, products and groups. */
function WritePostDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const reload = useRefetchArticles();
  const editor = usePostEditor();
  const form = useId();
  const { refusal, error } = editor;
  async function publish() {
    // A refusal of the server is in `editor.error`; the text is saved as a draft.
    if (!(await editor.publish().catch(() => null))) return;
    onClose();
    toast.success('貼文已發布');
    await reload();
  }
  return (
    <Dialog
      open
      sheet
      title="寫貼文"
      onOpenChange={onClose}
      footer={
        <Button type="submit" form={form} loading={editor.status === 'publishing'}>
          發布
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void publish();
        }}
      >
        <Field label="內容" error={refusal ? refusals[refusal] : error && errorText(error)}>
          <Textarea
            rows={6}
            value={editor.content}
            placeholder="今天巷口有什麼新鮮事？"
            onChange={({ target }) => editor.write(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

/** The button of a poster, and the dialog that it opens. */
export function WritePost() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>寫貼文</Button>
      {isOpen && <WritePostDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
