import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { pictures } from '../../../stories/samples';
import { Video } from './Video';

const meta = {
  title: 'Kit/Video',
  component: Video,
  args: {
    src: '/none.mp4',
    poster: pictures.bento,
    label: '阿嬤的灶腳的影片',
    failedText: '這支影片暫時無法播放',
    duration: 72,
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof Video>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Upright: Story = { args: { ratio: 4 / 5 } };
export const Failed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.error(canvas.getByLabelText('阿嬤的灶腳的影片'));
    await expect(await canvas.findByRole('status')).toHaveTextContent('這支影片暫時無法播放');
  },
};
