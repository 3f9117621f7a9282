import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode';

const meta = {
  title: 'Data display/QrCode',
  component: QrCode,
  args: { text: 'https://mall.example/register?code=DEALER01', label: '推薦註冊連結的 QR Code' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { text: '巷口市集，'.repeat(40) } };
