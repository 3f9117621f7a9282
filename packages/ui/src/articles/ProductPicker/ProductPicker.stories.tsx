import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { pictures } from '../../../stories/samples';
import { ErrorState } from '../../kit/ErrorState/ErrorState';
import { ProductPicker } from './ProductPicker';

const mango = {
  p_id: 1,
  name: '愛文芒果 5 斤裝',
  index_img: pictures.mango,
  amount: 680,
  market_price: 780,
};
const products = [
  mango,
  { p_id: 2, name: '芒果乾（無添加糖）三入組', index_img: null, amount: 450, market_price: 450 },
  { p_id: 3, name: '芒果冰沙', index_img: pictures.bento, amount: 90, market_price: 120 },
];

const meta = {
  title: 'Articles/ProductPicker',
  component: ProductPicker,
  args: {
    keyword: '',
    found: undefined,
    ticked: [],
    full: false,
    onClose: fn(),
    onSearch: fn(),
    onToggle: fn(),
    onAdd: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof ProductPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Before: Story = { args: { keywordError: '請輸入關鍵字' } };
export const Suggested: Story = {
  args: {
    suggested: [
      { heading: '我的收藏', products: [mango] },
      { heading: '最近買過', products: products.slice(1) },
    ],
  },
};
export const Searching: Story = { args: { keyword: '芒果' } };
export const Found: Story = {
  args: { keyword: '芒果', found: products, ticked: [mango], onMore: fn() },
};
export const Full: Story = {
  args: { keyword: '芒果', found: products, ticked: [mango], full: true },
};
export const Nothing: Story = { args: { keyword: '榴槤', found: [] } };
export const Failed: Story = {
  args: {
    keyword: '芒果',
    error: <ErrorState title="商品載入失敗" text="請確認網路後再試一次。" onRetry={fn()} />,
  },
};
export const Narrow: Story = { ...Found, globals: { viewport: { value: 'narrow' } } };
