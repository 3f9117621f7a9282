import type { Meta, StoryObj } from '@storybook/react-vite';
import { places } from '../../../stories/shell';
import { BottomBar } from './BottomBar';

const meta = {
  title: 'Shell/BottomBar',
  component: BottomBar,
  parameters: { layout: 'fullscreen' },
  args: { items: places },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
