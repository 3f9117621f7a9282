import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { frozenDumplings, lunchbox, mangoes } from '../../stories/samples';
import { Alert } from '../kit/Alert/Alert';
import { Button } from '../kit/Button/Button';
import { Field } from '../kit/Field/Field';
import { Input } from '../kit/Input/Input';
import { Inline } from '../kit/Stack/Inline';
import { Stack } from '../kit/Stack/Stack';
import { ProductCard } from '../products/ProductCard/ProductCard';
import { ProductGrid } from '../products/ProductGrid/ProductGrid';
import { harbour } from '../themes/harbour';
import { createTheme } from '../tokens/createTheme';
import { space } from '../tokens/scale';
import { alley } from '../tokens/theme';
import { ThemeScope } from './ThemeScope';

const Padded = styled.div`
  padding: ${space[5]};
`;

const Corner = () => (
  <Padded>
    <Stack gap={4}>
      <ProductGrid label="今日鮮貨">
        {[mangoes, lunchbox, frozenDumplings].map((product) => (
          <ProductCard key={product.p_id} product={product} href="#product" nameAs="h2" />
        ))}
      </ProductGrid>
      <Field label="優惠碼">
        <Input defaultValue="SUMMER" />
      </Field>
      <Alert tone="success">已經加入購物車了</Alert>
      <Inline gap={2}>
        <Button>加入購物車</Button>
        <Button variant="secondary">先收藏</Button>
      </Inline>
    </Stack>
  </Padded>
);

const meta = {
  title: 'Theme/ThemeScope',
  component: ThemeScope,
  args: { theme: harbour, children: <Corner /> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ThemeScope>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Harbour: Story = {};
export const HarbourByNight: Story = { args: { scheme: 'dark' } };
export const Alley: Story = { args: { theme: alley } };
/** A custom brand: its light and dark colours, square corners, larger type, higher density. */
export const Plum: Story = {
  args: {
    theme: createTheme({
      light: { brand: '#7A3FA0', brandSoft: '#F1E4F8' },
      dark: { brand: '#D3A6EC', onBrand: '#2A0F38', brandSoft: '#3A2147' },
      corners: 'square',
      density: 0.75,
      typeScale: 1.125,
    }),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '先收藏' });
    await expect(getComputedStyle(button).borderRadius).toBe('0px');
  },
};
/** Two themes on one page do not affect each other. */
export const BesideThePage: Story = {
  render: (args) => (
    <>
      <Corner />
      <ThemeScope {...args} />
    </>
  ),
};
