import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moon, Sun, SunMoon } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl';

const meta = {
  title: 'Kit/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: '語言',
    value: 'zh',
    onValueChange: fn(),
    items: [
      { value: 'zh', label: '中文' },
      { value: 'en', label: 'English' },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {};
export const Icons: Story = {
  args: {
    label: '顯示模式',
    value: 'auto',
    items: [
      { value: 'light', label: <Sun />, name: '日間' },
      { value: 'dark', label: <Moon />, name: '夜間' },
      { value: 'auto', label: <SunMoon />, name: '跟隨系統' },
    ],
  },
};
