import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { CouponCodeField } from './CouponCodeField';

const meta = {
  title: 'Checkout/CouponCodeField',
  component: CouponCodeField,
  args: { value: '', onValueChange: fn(), onSubmit: fn(), action: '套用' },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <CouponCodeField
        {...args}
        value={value}
        onValueChange={setValue}
        onSubmit={(event) => {
          event.preventDefault();
          args.onSubmit(event);
        }}
      />
    );
  },
} satisfies Meta<typeof CouponCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checking: Story = { args: { value: 'ALLEY80', loading: true } };
export const Refused: Story = { args: { value: 'ALLEY80', error: '這組代碼已經用過了' } };
export const Accepted: Story = { args: { status: '已套用優惠券' } };
export const Narrow: Story = { ...Refused, globals: { viewport: { value: 'narrow' } } };
