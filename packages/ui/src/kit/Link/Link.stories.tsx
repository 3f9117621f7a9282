import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text';
import { Link } from './Link';

const meta = {
  title: 'Kit/Link',
  component: Link,
  args: { href: '#qa', children: '常見問題' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Brand: Story = {};
export const Quiet: Story = { args: { tone: 'quiet' } };
export const NewWindow: Story = {
  args: { href: 'https://example.com', target: '_blank', children: '查詢物流進度' },
};
export const InText: Story = {
  render: (args) => (
    <Text>
      退換貨請先看看 <Link {...args} />
      ，也可以直接聯絡客服。
    </Text>
  ),
};
