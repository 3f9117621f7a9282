import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { Container } from './Container';

const meta = {
  title: 'Kit/Container',
  component: Container,
  args: { children: <Card>頁面的寬度</Card> },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Reading: Story = { args: { width: 'reading' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
