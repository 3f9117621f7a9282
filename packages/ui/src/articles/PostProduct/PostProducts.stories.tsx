import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingBasket } from 'lucide-react';
import { frozenDumplings, longNamed, lunchbox, mangoes } from '../../../stories/samples';
import { IconButton } from '../../kit/IconButton/IconButton';
import { PostProductRow } from './PostProductRow';
import { PostProducts } from './PostProducts';

const row = (product: typeof mangoes, sold_out = false) => (
  <PostProductRow
    key={product.p_id}
    product={{ ...product, sold_out }}
    href="#product"
    action={
      <IconButton label={`把「${product.name}」加入購物車`} variant="soft">
        <ShoppingBasket />
      </IconButton>
    }
  />
);

const meta = {
  title: 'Articles/PostProducts',
  component: PostProducts,
  args: { author: '阿嬤的灶腳', children: row(mangoes) },
  decorators: [(Story) => <div style={{ maxWidth: 380, padding: 16 }}>{Story()}</div>],
} satisfies Meta<typeof PostProducts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Several: Story = { args: { children: [row(lunchbox), row(longNamed), row(mangoes)] } };
export const SoldOut: Story = { args: { children: row(frozenDumplings, true) } };
