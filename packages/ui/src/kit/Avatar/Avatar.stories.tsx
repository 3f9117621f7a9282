import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '../../../stories/samples';
import { Avatar } from './Avatar';

const meta = {
  title: 'Kit/Avatar',
  component: Avatar,
  args: { name: '阿嬤的灶腳', src: pictures.mango },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};
export const Initial: Story = { args: { src: null } };
export const Small: Story = { args: { size: 'sm', src: null } };
export const Large: Story = { args: { size: 'lg' } };
