import type { Meta, StoryObj } from '@storybook/react-vite';
import { Barcode } from './Barcode';

const meta = {
  title: 'Kit/Barcode',
  component: Barcode,
  args: { value: '/ABC1234' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Barcode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Carrier: Story = {};
export const OfABill: Story = { args: { value: 'QW02031234567812' } };
export const NotDrawable: Story = { args: { value: '條碼' } };
