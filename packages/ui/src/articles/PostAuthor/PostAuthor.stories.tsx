import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostAuthor } from './PostAuthor';

const meta = {
  title: 'Articles/PostAuthor',
  component: PostAuthor,
  args: { name: '阿嬤的灶腳', href: '#author' },
  decorators: [(Story) => <p style={{ padding: 16, fontWeight: 600 }}>{Story()}</p>],
} satisfies Meta<typeof PostAuthor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neighbour: Story = {};
export const WithoutPosts: Story = { args: { href: undefined } };
export const Staff: Story = { args: { name: '小編', byShop: true } };
export const RightToLeft: Story = { args: { name: 'ליאת‏', byShop: true } };
export const Narrow: Story = {
  args: { name: '住在三樓每天都在煮飯的林阿嬤和她的孫子們', byShop: true },
  globals: { viewport: { value: 'narrow' } },
};
