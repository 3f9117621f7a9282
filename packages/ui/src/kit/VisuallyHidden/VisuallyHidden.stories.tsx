import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Kit/VisuallyHidden',
  component: VisuallyHidden,
  render: () => (
    <p>
      NT$820 <VisuallyHidden>（原價，讀得到、看不到）</VisuallyHidden>
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
