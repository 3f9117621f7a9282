import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { pictures } from '../../../stories/samples';
import { PictureCropper } from './PictureCropper';

const meta = {
  title: 'Image cropper/PictureCropper',
  component: PictureCropper,
  args: { source: pictures.bento, onCut: fn(), onCancel: fn(), onUnreadable: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof PictureCropper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Cuts: Story = {
  args: { side: 64 },
  play: async ({ args }) => {
    const done = await screen.findByRole('button', { name: '使用這張照片' });
    await waitFor(() => expect(done).toBeEnabled());
    await userEvent.click(done);
    await waitFor(() => expect(args.onCut).toHaveBeenCalled());
    await expect(args.onCut).toHaveBeenCalledWith(expect.objectContaining({ type: 'image/jpeg' }));
  },
};
export const Unreadable: Story = {
  args: { source: 'data:image/png;base64,AAAA' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUnreadable).toHaveBeenCalled());
    await expect(screen.getByRole('button', { name: '使用這張照片' })).toBeDisabled();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
