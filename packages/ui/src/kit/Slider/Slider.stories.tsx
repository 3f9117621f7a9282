import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Slider } from './Slider';

const meta = {
  title: 'Kit/Slider',
  component: Slider,
  args: { label: '折抵點數', value: 120, max: 500, onValueChange: fn(), onValueCommit: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 360 }}>
        <Slider {...args} value={value} onValueChange={setValue} valueText={`${value} 點`} />
      </div>
    );
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 500 } };
export const InSteps: Story = { args: { value: 200, step: 100 } };
export const Disabled: Story = { args: { value: 0, max: 0, disabled: true } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
