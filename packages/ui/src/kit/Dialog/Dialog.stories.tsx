import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { Dialog } from './Dialog';

const meta = {
  title: 'Kit/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: '選擇可以看到貼文的人',
    children: <Text>公開貼文所有人都看得到；也可以只給選定的群組看。</Text>,
    footer: (
      <>
        <Button variant="secondary">取消</Button>
        <Button>儲存</Button>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          打開
        </Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Confirm: Story = {
  args: {
    role: 'alertdialog',
    size: 'sm',
    title: '要刪除這篇貼文嗎？',
    description: '刪除後無法復原，留言和按讚也會一起消失。',
    children: undefined,
    footer: (
      <>
        <Button variant="secondary">再想想</Button>
        <Button variant="danger">刪除貼文</Button>
      </>
    ),
  },
};
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 24 }, (_, line) => (
      <Text key={line}>第 {line + 1} 條：本服務條款說明您與巷口市集之間的約定。</Text>
    )),
  },
};
export const Narrow: Story = { ...Confirm, globals: { viewport: { value: 'narrow' } } };
