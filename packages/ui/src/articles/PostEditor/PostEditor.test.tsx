import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PostEditor, type PostEditorProps } from './PostEditor';
import type { UploadTileItem } from './UploadTile';

const handlers = () => ({
  ...{ onClose: vi.fn(), onContentChange: vi.fn(), onAudience: vi.fn(), onFiles: vi.fn() },
  ...{ onCancel: vi.fn(), onRemove: vi.fn(), onMove: vi.fn(), onPublish: vi.fn() },
  ...{ onProducts: vi.fn(), onRemoveProduct: vi.fn(), onMoveProduct: vi.fn() },
});
const editor = (props: Partial<PostEditorProps>) => (
  <PostEditor
    title="寫貼文"
    content="今天煮飯"
    maxLength={5000}
    audience={{ text: '公開', limited: false }}
    media={[]}
    products={[]}
    accept="image/jpeg"
    {...handlers()}
    {...props}
  />
);
function write(props: Partial<PostEditorProps> = {}) {
  const called = handlers();
  render(editor({ ...called, ...props }));
  return called;
}
const picture = new File(['x'], 'rice.jpg', { type: 'image/jpeg' });
const text = () => screen.getByRole('textbox', { name: '貼文內容' });

it('focuses the text field and stays open when the backdrop is pressed', async () => {
  const { onClose } = write();
  expect(text()).toHaveFocus();
  fireEvent.pointerDown(document.body);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('publishes on Ctrl or ⌘ with Enter, but not when Enter ends a composition', () => {
  const { onPublish } = write();
  const press = (init: object) => fireEvent.keyDown(text(), { key: 'Enter', ...init });
  press({});
  press({ ctrlKey: true, isComposing: true });
  press({ metaKey: true, keyCode: 229 });
  expect(onPublish).not.toHaveBeenCalled();
  press({ ctrlKey: true });
  press({ metaKey: true });
  expect(onPublish).toHaveBeenCalledTimes(2);
});

it('accepts files that are picked, pasted or dropped anywhere', async () => {
  const { onFiles } = write();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file picker');
  await userEvent.upload(input, picture);
  expect(input).toHaveValue('');
  fireEvent.paste(text(), { clipboardData: { files: [picture], types: ['Files'] } });
  fireEvent.drop(document.body, { dataTransfer: { files: [picture], types: ['Files'] } });
  expect(onFiles.mock.calls).toEqual([[[picture]], [[picture]], [[picture]]]);
  // Pasted text goes into the text field.
  expect(
    fireEvent.paste(text(), {
      clipboardData: { files: [], types: ['text/plain'], getData: () => '好' },
    }),
  ).toBe(true);
});

it('keeps pasted text that comes with its picture, and ignores file names that come with files', () => {
  const { onFiles } = write();
  const paste = (content: string) => {
    const types = ['text/plain', 'Files'];
    return fireEvent.paste(text(), {
      clipboardData: { files: [picture], types, getData: () => content },
    });
  };
  expect(paste('品名\t數量\n滷雞腿\t2\n')).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
  expect(paste('rice.jpg')).toBe(false);
  expect(onFiles.mock.calls).toEqual([[[picture]]]);
});

it('drags only while a button is pressed', () => {
  const media: UploadTileItem[] = ['a', 'b'].map((key) => ({
    key,
    kind: 1,
    status: 2,
    picture: `/${key}.avif`,
  }));
  const { onMove } = write({ media });
  const list = screen.getByRole('list', { name: '照片' });
  const [first, second] = within(list).getAllByRole('listitem');
  if (!first || !second) throw new Error('There are no pictures');
  // jsdom has no layout: the element under the pointer is always the second one.
  document.elementFromPoint = () => second;
  list.setPointerCapture = () => undefined;
  const press = { button: 0, buttons: 1, clientX: 0, clientY: 0 };

  // Released outside the list, before the list had captured the pointer.
  fireEvent.pointerDown(first, press);
  fireEvent.pointerMove(list, { buttons: 0, clientX: 40, clientY: 0 });
  fireEvent.pointerMove(list, { buttons: 1, clientX: 80, clientY: 0 });
  expect(onMove).not.toHaveBeenCalled();

  fireEvent.pointerDown(first, press);
  fireEvent.pointerMove(list, { buttons: 1, clientX: 40, clientY: 0 });
  expect(onMove.mock.calls).toEqual([['a', 1]]);
});

it('shows the state of each upload and its buttons', async () => {
  const media: UploadTileItem[] = [
    { key: 'a', kind: 1, status: 2, picture: '/a.avif' },
    { key: 'b', kind: 1, status: 1, progress: 64, picture: '/b.avif' },
    { key: 'c', kind: 1, status: 0, picture: null },
    { key: 'd', kind: 2, status: 2, picture: null },
  ];
  const { onCancel, onRemove, onMove } = write({ media });
  const list = within(screen.getByRole('list', { name: '照片' }));
  expect(list.getByRole('progressbar', { name: '照片 2上傳進度' })).toHaveAttribute(
    'aria-valuenow',
    '64',
  );
  await userEvent.click(list.getByRole('button', { name: '移除照片 1' }));
  await userEvent.click(list.getByRole('button', { name: '取消上傳照片 2' }));
  await userEvent.click(list.getByRole('button', { name: '取消上傳照片 3' }));
  await userEvent.click(list.getByRole('button', { name: '照片 1往後移' }));
  expect(onRemove.mock.calls).toEqual([['a']]);
  expect(onCancel.mock.calls).toEqual([['b'], ['c']]);
  expect(onMove.mock.calls).toEqual([['a', 1]]);
  expect(within(screen.getByRole('list', { name: '影片' })).getAllByRole('button')).toHaveLength(1);
});

it('shows the count when little is left, and the excess when the text is too long', () => {
  write({ content: '字'.repeat(4400) });
  expect(screen.queryByText(/個字/)).toBeNull();
  expect(text()).toHaveAccessibleDescription('');
});

it.each([
  [4900, '還可以寫 100 個字'],
  [5003, '超過 3 個字'],
])('announces for %i characters: %s', (count, description) => {
  write({ content: '字'.repeat(count) });
  expect(text()).toHaveAccessibleDescription(description);
});

it('counts code points without invisible characters, as the server does', () => {
  write({ content: `${'𠮷😋'.repeat(2450)}\u200b\u3164 \n` });
  expect(text()).toHaveAccessibleDescription('還可以寫 100 個字');
});

it('announces the remaining count at a few steps, not on every key', () => {
  const long = (count: number) => editor({ content: '字'.repeat(count) });
  const { rerender } = render(long(4899));
  const status = screen.getByRole('status');
  const announced = [4900, 4901, 4949, 4950, 4990, 5000, 5001, 5002, 4999].map((count) => {
    rerender(long(count));
    return status.textContent;
  });
  expect(announced).toEqual([
    ...['還可以寫 100 個字', '還可以寫 100 個字', '還可以寫 100 個字'],
    ...['還可以寫 50 個字', '還可以寫 50 個字', '還可以寫 50 個字'],
    ...['超過 1 個字', '超過 1 個字', '還可以寫 1 個字'],
  ]);
  expect(text()).toHaveAccessibleDescription('還可以寫 1 個字');
});

it('disables its controls when it is being published', async () => {
  const { onPublish } = write({ publishing: true });
  expect(text()).toHaveAttribute('readonly');
  fireEvent.keyDown(text(), { key: 'Enter', ctrlKey: true });
  await userEvent.click(screen.getByRole('button', { name: /發布/ }));
  expect(onPublish).not.toHaveBeenCalled();
});

it('shows why it is not published, and which files were refused', async () => {
  const [onRetry, onDismiss] = [vi.fn(), vi.fn()];
  write({
    error: '請先輸入貼文內容再發布',
    notices: [
      { key: 'a', title: '圖片上傳失敗', name: 'rice.jpg', text: '連不上商店', onRetry, onDismiss },
    ],
  });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('圖片上傳失敗rice.jpg連不上商店'),
    '請先輸入貼文內容再發布',
  ]);
  await userEvent.click(screen.getByRole('button', { name: '重試' }));
  await userEvent.click(screen.getByRole('button', { name: '知道了' }));
  expect([onRetry, onDismiss].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('asks what a picture shows, and nothing about a video', async () => {
  const onDescribe = vi.fn();
  const done = (key: string, kind: 1 | 2): UploadTileItem => ({
    key,
    kind,
    status: 2,
    picture: null,
  });
  write({ media: [{ ...done('a', 1), alt: '湯' }, done('b', 1), done('v', 2)], onDescribe });
  expect(screen.getByRole('button', { name: '照片 1的說明：湯' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '說明影片 1' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '說明照片 2' }));
  const dialog = within(screen.getByRole('dialog', { name: '說明這張照片' }));
  const answer = dialog.getByRole('textbox', { name: '照片裡有什麼' });
  fireEvent.change(answer, { target: { value: '飯'.repeat(121) } });
  await userEvent.click(dialog.getByRole('button', { name: '完成' }));
  expect(answer).toHaveAccessibleDescription('說明最多 120 字');
  expect(onDescribe).not.toHaveBeenCalled();
  fireEvent.change(answer, { target: { value: '一碗飯' } });
  await userEvent.click(dialog.getByRole('button', { name: '完成' }));
  expect(onDescribe).toHaveBeenCalledExactlyOnceWith('b', '一碗飯');
  expect(screen.queryByRole('dialog', { name: '說明這張照片' })).toBeNull();
});
