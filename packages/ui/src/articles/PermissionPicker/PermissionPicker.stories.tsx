import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorState } from '../../kit/ErrorState/ErrorState';
import { PermissionPicker } from './PermissionPicker';

const meta = {
  title: 'Articles/PermissionPicker',
  component: PermissionPicker,
  args: {
    everyone: true,
    gids: [],
    groups: [
      { id: 1, name: '一般會員' },
      { id: 2, name: '好鄰居' },
      { id: 4, name: '廚友社' },
    ],
    onClose: fn(),
    onEveryone: fn(),
    onGroup: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof PermissionPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everyone: Story = {};
export const SomeGroups: Story = { args: { everyone: false, gids: [2, 4] } };
export const Nobody: Story = { args: { everyone: false } };
export const Failed: Story = {
  args: {
    groups: [],
    problem: <ErrorState title="群組載入失敗" text="請確認網路後再試一次。" onRetry={fn()} />,
  },
};
export const Narrow: Story = { ...SomeGroups, globals: { viewport: { value: 'narrow' } } };
