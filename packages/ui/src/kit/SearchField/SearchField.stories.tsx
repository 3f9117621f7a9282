import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Link } from '../Link/Link';
import { SearchField } from './SearchField';

const meta = {
  title: 'Kit/SearchField',
  component: SearchField,
  args: {
    label: '搜尋商品',
    placeholder: '想吃點什麼？',
    value: '',
    onValueChange: fn(),
    onSearch: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 420, minHeight: 240 }}>
        <SearchField {...args} value={value} onValueChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '芒果' } };
export const Complaint: Story = { args: { error: '請輸入關鍵字再搜尋' } };
export const WithPanel: Story = {
  args: {
    panel: (
      <Stack gap={2}>
        <strong>大家都在找</strong>
        <Link href="#a" tone="quiet">
          愛文芒果
        </Link>
        <Link href="#b" tone="quiet">
          中秋禮盒
        </Link>
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('searchbox'));
  },
};
export const Narrow: Story = {
  args: { value: '有機契作小農新米真空包裝' },
  globals: { viewport: { value: 'narrow' } },
};
