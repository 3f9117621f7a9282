import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, ShoppingBag } from 'lucide-react';
import { fn } from 'storybook/test';
import { Inline } from '../Stack/Inline';
import { IconButton } from './IconButton';
import { IconLink } from './IconLink';

const meta = {
  title: 'Kit/IconButton',
  component: IconButton,
  subcomponents: { IconLink },
  args: { label: '購物車', children: <ShoppingBag />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Variants: Story = {
  render: (args) => (
    <Inline>
      {(['quiet', 'outline', 'floating', 'soft', 'solid'] as const).map((variant) => (
        <IconButton key={variant} {...args} variant={variant} />
      ))}
      <IconButton {...args} disabled />
      <IconButton {...args} variant="solid" done />
    </Inline>
  ),
};
export const Pressed: Story = {
  args: { label: '收藏', 'aria-pressed': true, variant: 'outline', children: <Heart /> },
};
export const AsLink: Story = {
  render: () => (
    <IconLink href="#collection" label="收藏" current>
      <Heart />
    </IconLink>
  ),
};
