import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { Inline } from './Inline';
import { Stack } from './Stack';

const meta = { title: 'Kit/Stack', component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = ['早市', '午後', '宵夜'].map((name) => <Card key={name}>{name}</Card>);

export const Column: Story = { args: { gap: 4, children: cards } };
export const Row: Story = { render: () => <Inline gap={3}>{cards}</Inline> };
export const RowNarrow: Story = {
  render: () => (
    <Inline gap={2}>{[...cards, <Card key="long">很長很長的一張卡片會換到下一行</Card>]}</Inline>
  ),
  globals: { viewport: { value: 'narrow' } },
};
