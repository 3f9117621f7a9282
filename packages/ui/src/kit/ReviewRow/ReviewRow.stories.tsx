import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { ReviewRow } from './ReviewRow';

const meta = {
  title: 'Kit/ReviewRow',
  component: ReviewRow,
  args: {
    label: '配送',
    children: '常溫宅配・林小滿 0912345678・103 臺北市大同區迪化街一段 88 號 3 樓',
    action: (
      <Button variant="quiet" size="sm">
        變更配送
      </Button>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof ReviewRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Final: Story = { args: { action: undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
