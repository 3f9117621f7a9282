import { POST_LIMITS } from '@mall/contract/limits';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../kit/Dialog/Dialog';
import { PostEditorDialog, type PostEditorDialogProps } from './PostEditorDialog';
import type { PostEditorState, PostFileNotice } from './PostEditorState';

const actions = {
  write: vi.fn(),
  chooseEveryone: vi.fn(),
  chooseGroup: vi.fn(),
  addFiles: vi.fn(),
  cancel: vi.fn(),
  describe: vi.fn(),
  remove: vi.fn(),
  moveMedia: vi.fn(),
  retryUpload: vi.fn(),
  dismissNotice: vi.fn(),
  chooseProducts: vi.fn(),
  moveProduct: vi.fn(),
  startOver: vi.fn(),
  refetch: vi.fn(),
};
beforeEach(() => void vi.clearAllMocks());

const show = (state: Partial<PostEditorState> = {}, props: Partial<PostEditorDialogProps> = {}) =>
  render(
    <PostEditorDialog
      editor={{
        ...{ status: 'editing', content: '', audience: { everyone: true }, products: [] },
        ...{ media: [], groupsError: null, notices: [], refusal: null, error: null },
        ...{ lostMedia: 0, isRestored: false, ...actions },
        groups: [1, 2, 3, 4].map((id) => ({ id, name: `群組${id}` })),
        ...state,
      }}
      accept="image/*"
      errorText={() => '連不上商店'}
      productPicker={(close) => <Dialog open title="挑選商品" onOpenChange={close} />}
      onPublish={vi.fn()}
      onClose={vi.fn()}
      {...props}
    />,
  );

describe('the audience of a post', () => {
  it.each([
    [{ everyone: true }, '公開'],
    [{ everyone: false, gids: [] }, '尚未選擇誰可以看'],
    [{ everyone: false, gids: [2, 3] }, '群組2、群組3'],
    [{ everyone: false, gids: [1, 2, 3, 4] }, '4 個群組'],
    // Its groups are not loaded yet.
    [{ everyone: false, gids: [9] }, '1 個群組'],
  ] as const)('is named for %j', (audience, text) => {
    show({ audience });
    expect(screen.getByRole('button', { name: `誰可以看：${text}` })).toBeVisible();
  });

  it('is chosen in a dialog, which offers to load the groups again when they failed', async () => {
    show({ groupsError: new Error('offline') });
    await userEvent.click(screen.getByRole('button', { name: '誰可以看：公開' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '群組2' }));
    expect(actions.chooseGroup.mock.calls).toEqual([[2, true]]);
    expect(screen.getByText('群組載入失敗')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
    expect(actions.refetch).toHaveBeenCalledTimes(1);
  });
});

describe('a file that was not added', () => {
  const notice = (rest: Partial<PostFileNotice>): PostFileNotice => ({
    ...{ key: 'a', kind: 1, name: 'a.jpg', canRetry: false, failure: { rule: 'size' } },
    ...rest,
  });

  it.each([
    [{}, '圖片上傳失敗', '檔案超過 10 MB'],
    [{ kind: 2 }, '影片上傳失敗', '檔案超過 100 MB'],
    [{ failure: { rule: 'count' } }, '圖片上傳失敗', `一則貼文最多 ${POST_LIMITS.pictures} 張圖片`],
    [
      { kind: 2, failure: { rule: 'count' } },
      '影片上傳失敗',
      `一則貼文最多 ${POST_LIMITS.videos} 支影片`,
    ],
    [{ failure: { rule: 'heic' } }, '圖片上傳失敗', /HEIC/],
    [{ failure: { rule: 'type' } }, '圖片上傳失敗', /JPEG/],
    [{ kind: 2, failure: { rule: 'type' } }, '影片上傳失敗', /MP4/],
    [{ kind: null, failure: { rule: 'type' } }, '檔案上傳失敗', '只能加入圖片或影片'],
    [{ failure: { rule: 'refused', error: null } }, '圖片上傳失敗', '連不上商店'],
  ] as const)('is explained for %j', (rest, title, text) => {
    show({ notices: [notice(rest)] });
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  it('can be retried only when that may succeed, and dismissed', async () => {
    show({ notices: [notice({}), notice({ key: 'b', canRetry: true })] });
    await userEvent.click(screen.getByRole('button', { name: '重試' }));
    for (const button of screen.getAllByRole('button', { name: '知道了' })) {
      await userEvent.click(button);
    }
    expect(actions.retryUpload.mock.calls).toEqual([['b']]);
    expect(actions.dismissNotice.mock.calls).toEqual([['a'], ['b']]);
  });
});

it('says what keeps the post from being published', () => {
  const { unmount } = show({ refusal: 'Please wait for image upload to finish' });
  expect(screen.getByText('請等圖片上傳完成')).toBeVisible();
  unmount();
  const lost = show({ lostMedia: 2 });
  expect(screen.getByText(/有 2 個圖片或影片檔保留太久/)).toBeVisible();
  lost.unmount();
  show({ error: new Error('offline') });
  expect(screen.getByText('連不上商店')).toBeVisible();
});

it('offers to discard a restored draft, and restored changes', async () => {
  const { unmount } = show({ isRestored: true });
  await userEvent.click(screen.getByRole('button', { name: '重新開始' }));
  unmount();
  show({ isRestored: true }, { editing: true });
  await userEvent.click(screen.getByRole('button', { name: '放棄修改' }));
  expect(actions.startOver).toHaveBeenCalledTimes(2);
});

it('offers to load a post again when it could not be loaded', async () => {
  show({ status: 'failed', error: new Error('offline') }, { editing: true });
  expect(screen.getByRole('dialog', { name: '編輯貼文' })).toHaveTextContent('貼文載入失敗');
  await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
  expect(actions.refetch).toHaveBeenCalledTimes(1);
});

it('opens the product picker of the page, which closes itself', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: '推薦商品' }));
  expect(screen.getByRole('dialog', { name: '挑選商品' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: '挑選商品' })).toBeNull();
});
