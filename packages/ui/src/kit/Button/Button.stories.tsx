import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, ShoppingBag } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Stack/Inline';
import { Stack } from '../Stack/Stack';
import { Link } from '../Link/Link';
import { Button } from './Button';

const meta = {
  title: 'Kit/Button',
  component: Button,
  args: { children: '加入購物車', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary', children: '繼續逛逛' } };
export const Quiet: Story = {
  args: { variant: 'quiet', children: '看更多', endIcon: <ArrowRight /> },
};
export const Danger: Story = { args: { variant: 'danger', children: '刪除貼文' } };
export const WithIcon: Story = { args: { startIcon: <ShoppingBag /> } };
export const Loading: Story = { args: { loading: true } };
export const Done: Story = { args: { done: true } };
export const Disabled: Story = { args: { disabled: true, children: '缺貨中' } };
/** The button's styles win over the link's. */
export const OverKitLink: Story = {
  render: (args) => (
    <>
      <Button {...args} asChild>
        <a href="#cart">去結帳</a>
      </Button>
      <Button {...args} asChild>
        <Link href="#cart">前往結帳</Link>
      </Button>
    </>
  ),
  play: async ({ canvas }) => {
    const [plain, kit] = canvas.getAllByRole('link').map((link) => {
      const { color, backgroundColor, borderRadius, textDecorationLine } = getComputedStyle(link);
      return { color, backgroundColor, borderRadius, textDecorationLine };
    });
    await expect(kit).toEqual(plain);
  },
};
export const AsLink: Story = {
  args: { asChild: true, variant: 'secondary', children: <a href="#mall">回到商城</a> },
};
export const FullWidthNarrow: Story = {
  args: { fullWidth: true, size: 'lg', children: '確認訂單並前往付款，完成後會寄信通知您' },
  globals: { viewport: { value: 'narrow' } },
};
export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Inline key={variant}>
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <Button key={size} {...args} variant={variant} size={size} />
          ))}
          <Button {...args} variant={variant} disabled />
          <Button {...args} variant={variant} loading />
          <Button {...args} variant={variant} done />
        </Inline>
      ))}
    </Stack>
  ),
};
