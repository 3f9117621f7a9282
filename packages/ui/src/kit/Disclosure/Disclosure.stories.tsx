import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from './Disclosure';

const meta = {
  title: 'Kit/Disclosure',
  component: Disclosure,
  args: {
    summary: '下單後多久會到貨？',
    children: '常溫商品約 2–3 個工作天；冷藏與冷凍商品付款後隔天出貨。',
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const Accordion: Story = {
  render: (args) => (
    <>
      <Disclosure {...args} name="qa" defaultOpen />
      <Disclosure name="qa" summary="可以更改收件地址嗎？">
        出貨前都可以，請到訂單明細留言給我們。
      </Disclosure>
    </>
  ),
};
