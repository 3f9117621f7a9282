import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleTopBar } from '../../../stories/shell';
import { TopBar } from './TopBar';

const meta = {
  title: 'Shell/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: { logo: '巷口市集' },
  render: () => <SampleTopBar />,
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
