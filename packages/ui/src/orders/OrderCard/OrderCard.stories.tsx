import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '../../../stories/samples';
import { Button } from '../../kit/Button/Button';
import { PaymentDue } from '../PaymentDue/PaymentDue';
import { OrderCard } from './OrderCard';

const meta = {
  title: 'Orders/OrderCard',
  component: OrderCard,
  // The card's heading level expects a page heading above it, which a story does not have.
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
  args: {
    status: 'pending',
    href: '#order',
    time: '2026/11/20（五）07:10',
    order: {
      trans_order_id: 'A20261120001',
      pay_status_text: '待付款',
      products: [
        { index_img: pictures.mango, p_name: '玉井愛文芒果禮盒', amount: 680, count: 2 },
        { index_img: pictures.bento, p_name: '阿嬤的手作雞腿便當', amount: 135, count: 1 },
        { index_img: null, p_name: '保冷袋', amount: 39, count: 1 },
      ],
      products_count: 4,
      final_amount: 1534,
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = { args: { actions: <Button size="sm">重新付款</Button> } };
export const ToPay: Story = {
  args: {
    notice: <PaymentDue name="ATM 虛擬帳號" amount={1534} until="11/27（五）23:59" />,
    actions: <Button size="sm">繳費資訊</Button>,
  },
};
export const Narrow: Story = { ...Pending, globals: { viewport: { value: 'narrow' } } };
