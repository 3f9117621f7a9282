import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { pictures } from '../../../stories/samples';
import { Dialog } from '../../kit/Dialog/Dialog';
import { PostEditorDialog } from './PostEditorDialog';
import type { PostEditorState } from './PostEditorState';

const editor: PostEditorState = {
  ...{ status: 'editing', content: '', audience: { everyone: true }, products: [], media: [] },
  groups: [
    { id: 1, name: '好鄰居' },
    { id: 2, name: '廚友社' },
  ],
  ...{ groupsError: null, notices: [], refusal: null, error: null, lostMedia: 0 },
  isRestored: false,
  write: fn(),
  chooseEveryone: fn(),
  chooseGroup: fn(),
  addFiles: fn(),
  cancel: fn(),
  describe: fn(),
  remove: fn(),
  moveMedia: fn(),
  retryUpload: fn(),
  dismissNotice: fn(),
  chooseProducts: fn(),
  moveProduct: fn(),
  startOver: fn(),
  refetch: fn(),
};

const meta = {
  title: 'Articles/PostEditorDialog',
  component: PostEditorDialog,
  args: {
    editor,
    accept: 'image/jpeg,video/mp4',
    errorText: () => '連不上商店，請確認網路後再試一次。',
    productPicker: (close) => <Dialog open title="推薦商品" onOpenChange={close} />,
    onPublish: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof PostEditorDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Restored: Story = {
  args: {
    editor: {
      ...editor,
      content: '今天的便當是滷雞腿配三樣青菜。',
      isRestored: true,
      audience: { everyone: false, gids: [1, 2] },
      media: [{ key: 'a', kind: 1, status: 2, picture: pictures.bento }],
    },
  },
};
export const FilesRefused: Story = {
  args: {
    editor: {
      ...editor,
      notices: [
        { key: 'a', kind: 1, name: 'IMG_2031.HEIC', canRetry: false, failure: { rule: 'heic' } },
        { key: 'b', kind: 2, name: '廚房.mov', canRetry: false, failure: { rule: 'size' } },
        {
          ...{ key: 'c', kind: 1, name: '便當.jpg', canRetry: true },
          failure: { rule: 'refused', error: null },
        },
      ],
      refusal: 'Please enter post content before publishing',
    },
  },
};
export const Loading: Story = { args: { editor: { ...editor, status: 'loading' }, editing: true } };
export const Failed: Story = { args: { editor: { ...editor, status: 'failed' }, editing: true } };
/** Opens the audience, and chooses a group. */
export const Audience: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '誰可以看：公開' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '廚友社' }));
    await expect(editor.chooseGroup).toHaveBeenCalledWith(2, true);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
