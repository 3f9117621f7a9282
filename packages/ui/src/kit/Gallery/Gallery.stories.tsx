import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pictures } from '../../../stories/samples';
import { Gallery } from './Gallery';

const meta = {
  title: 'Kit/Gallery',
  component: Gallery,
  args: {
    label: '玉井愛文芒果禮盒',
    pictures: [
      { src: pictures.mango, alt: '三顆熟透的芒果' },
      { src: pictures.bento, alt: '便當與蔬菜' },
      { src: pictures.dumplings, alt: '兩顆水餃' },
      { src: null, alt: '產地照片' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = {
  args: { pictures: [{ src: pictures.bento, alt: '便當與蔬菜' }] },
};
export const EdgeToEdge: Story = {
  args: { edgeToEdge: true },
  globals: { viewport: { value: 'phone' } },
};
export const NextPicture: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '下一張' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('第 2 張，共 4 張');
  },
};
export const FullScreen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '放大檢視' }));
    const viewer = await screen.findByRole('dialog');
    await waitFor(() => expect(viewer).toBeVisible());
  },
};
