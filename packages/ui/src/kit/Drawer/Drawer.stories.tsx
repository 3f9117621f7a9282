import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { Drawer } from './Drawer';

const meta = {
  title: 'Kit/Drawer',
  component: Drawer,
  args: {
    open: true,
    onOpenChange: fn(),
    title: '商品分類',
    children: <Text>當季水果、手作便當、冷凍水餃、南北雜貨</Text>,
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          打開
        </Button>
        <Drawer {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Left: Story = { args: { side: 'left' } };
export const Right: Story = { args: { footer: <Button fullWidth>套用篩選</Button> } };
export const Large: Story = {
  args: { size: 'lg', title: '訂單 D26112700038', footer: <Button>標成已揀貨</Button> },
};
export const BottomSheet: Story = {
  args: { side: 'bottom', title: '選擇規格', footer: <Button fullWidth>加入購物車</Button> },
  globals: { viewport: { value: 'phone' } },
};
