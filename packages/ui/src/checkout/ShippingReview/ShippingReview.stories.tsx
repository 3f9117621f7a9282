import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../kit/Button/Button';
import { ShippingReview } from './ShippingReview';

const person = { name: '林小滿', phone: '0912345678' };

const meta = {
  title: 'Checkout/ShippingReview',
  component: ShippingReview,
  args: {
    choice: {
      ...{ kind: 'home', shipping_id: 1, ...person },
      ...{ zip: '103', county: '臺北市', district: '大同區', street: '迪化街一段 88 號 3 樓' },
    },
    methods: [
      { id: 1, name: '常溫宅配', store: null },
      { id: 2, name: '全家取貨', store: { name: '全家公館店' } },
    ],
    action: (
      <Button variant="quiet" size="sm" aria-label="變更配送">
        變更
      </Button>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof ShippingReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const Store: Story = { args: { choice: { kind: 'cvs', shipping_id: 2, ...person } } };
export const Final: Story = { args: { action: undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
