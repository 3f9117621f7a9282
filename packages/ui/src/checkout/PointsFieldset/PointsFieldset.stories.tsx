import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PointsFieldset } from './PointsFieldset';

const meta = {
  title: 'Checkout/PointsFieldset',
  component: PointsFieldset,
  args: { balance: 1280, most: 600, used: 0, rate: 1, onSpend: fn(async () => undefined) },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
  render: function Controlled(args) {
    const [used, setUsed] = useState(args.used);
    return (
      <PointsFieldset
        {...args}
        used={used}
        amount={Math.floor(used / args.rate)}
        onSpend={async (points) => {
          await args.onSpend(points);
          setUsed(points);
        }}
      />
    );
  },
} satisfies Meta<typeof PointsFieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Used: Story = { args: { used: 120 } };
export const NoPoints: Story = { args: { balance: 0, most: 0 } };
export const DoNotFit: Story = { args: { balance: 40, most: 0 } };
export const Loading: Story = { args: { balance: undefined, most: undefined } };
/** Opened: ten points are worth a dollar. */
export const Open: Story = {
  args: { rate: 10, used: 100 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '變更點數' }));
    const field = canvas.getByRole('textbox', { name: '使用點數' });
    await userEvent.clear(field);
    await userEvent.type(field, '600{Enter}');
    await expect(await canvas.findByText('已折抵 NT$60')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '全部使用' })).toBeDisabled();
  },
};
export const Narrow: Story = { ...Used, globals: { viewport: { value: 'narrow' } } };
