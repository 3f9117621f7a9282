import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stepper } from './Stepper';

const meta = {
  title: 'Kit/Stepper',
  component: Stepper,
  args: { label: '數量', value: 2, max: 5, onValueChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Stepper {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AtMinimum: Story = { args: { value: 1 } };
export const AtMaximum: Story = { args: { value: 5 } };
export const Disabled: Story = { args: { disabled: true } };
export const TypedTooMuch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '{Control>}a{/Control}30{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('最多 5');
  },
};
