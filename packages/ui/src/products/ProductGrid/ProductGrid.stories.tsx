import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingBasket } from 'lucide-react';
import { shelf } from '../../../stories/samples';
import { IconButton } from '../../kit/IconButton/IconButton';
import { ProductCard } from '../ProductCard/ProductCard';
import { ProductCardSkeleton } from '../ProductCard/ProductCardSkeleton';
import { ProductGrid } from './ProductGrid';

const meta = {
  title: 'Products/ProductGrid',
  component: ProductGrid,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
  args: {
    label: '今日鮮貨',
    children: [...shelf, ...shelf].map((product, place) => (
      <ProductCard
        key={place}
        product={product}
        href={`#${place}`}
        nameAs="h2"
        onCollect={() => undefined}
        stockNote={place === 1 ? '快沒庫存了' : place === 6 ? '缺貨中' : undefined}
        soldOut={place === 6}
        action={
          <IconButton label={`把「${product.name}」加入購物車`} variant="soft">
            <ShoppingBasket />
          </IconButton>
        }
      />
    )),
  },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Loading: Story = {
  args: {
    busy: true,
    children: Array.from({ length: 8 }, (_, place) => <ProductCardSkeleton key={place} />),
  },
};
