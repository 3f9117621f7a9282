import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingBasket } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { frozenDumplings, longNamed, lunchbox, mangoes } from '../../../stories/samples';
import { IconButton } from '../../kit/IconButton/IconButton';
import { ProductCard } from './ProductCard';
import { ProductCardSkeleton } from './ProductCardSkeleton';

const meta = {
  title: 'Products/ProductCard',
  component: ProductCard,
  args: {
    product: mangoes,
    href: '#product',
    onCollect: fn(),
    action: (
      <IconButton label="加入購物車" variant="soft">
        <ShoppingBasket />
      </IconButton>
    ),
    nameAs: 'h2',
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnSale: Story = {};
export const Collected: Story = { args: { product: frozenDumplings } };
export const LowStock: Story = { args: { product: lunchbox, stockNote: '快沒庫存了' } };
export const SoldOut: Story = {
  args: { product: lunchbox, stockNote: '缺貨中', soldOut: true, action: undefined },
};
export const Cheaper: Story = { args: { highlight: '降價 NT$20' } };
export const FoundElsewhere: Story = { args: { reason: '與「水果優格早餐碗」有關' } };
export const LongNameNoPicture: Story = { args: { product: longNamed } };
export const Loading: Story = { render: () => <ProductCardSkeleton /> };
/** The sign precedes the number: −13%, not 13%−. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const badge = within(canvasElement).getByText(/^−\d+%$/);
    const [sign, figure] = [document.createRange(), document.createRange()];
    const text = badge.firstChild;
    if (!text) throw new Error('No sign');
    sign.selectNodeContents(text);
    figure.setStartAfter(text);
    figure.setEndAfter(badge.childNodes[badge.childNodes.length - 1] ?? text);
    await expect(sign.getBoundingClientRect().right).toBeLessThanOrEqual(
      figure.getBoundingClientRect().left + 1,
    );
  },
};
