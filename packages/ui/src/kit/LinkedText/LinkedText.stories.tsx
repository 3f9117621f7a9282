import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkedText } from './LinkedText';

const meta = {
  title: 'Kit/LinkedText',
  component: LinkedText,
  args: { children: '請看 https://mall.example/product/1001，還有 https://other.example/。' },
} satisfies Meta<typeof LinkedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OtherSites: Story = {};
export const WithinTheSite: Story = {
  args: { localHref: (href) => (href.includes('mall.example') ? new URL(href).pathname : null) },
};
