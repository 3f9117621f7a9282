import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayerBadge } from './LayerBadge';

const meta = { title: 'Products/LayerBadge', component: LayerBadge } satisfies Meta<
  typeof LayerBadge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { args: { layer: 1 } };
export const Refrigerated: Story = { args: { layer: 2 } };
export const Frozen: Story = { args: { layer: 3 } };
