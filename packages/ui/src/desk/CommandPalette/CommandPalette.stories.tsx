import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircle, Package, Plus, ShoppingBasket, User } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../../kit/Button/Button';
import type { Command, CommandGroup } from './Command';
import { CommandPalette } from './CommandPalette';

const PAGES: CommandGroup<Command> = {
  key: 'pages',
  label: '頁面',
  items: [
    { key: 'orders', text: '訂單', icon: <Package />, keys: ['G', 'O'] },
    { key: 'chat', text: '客服訊息', icon: <MessageCircle />, hint: '3 位在等', keys: ['G', 'C'] },
    { key: 'products', text: '商品', icon: <ShoppingBasket />, keys: ['G', 'P'] },
  ],
};
const ACTIONS: CommandGroup<Command> = {
  key: 'actions',
  label: '動作',
  items: [{ key: 'new-product', text: '新增商品', icon: <Plus /> }],
};
const RECENT: readonly Command[] = [
  { key: 'order-38', text: 'D26112700038', icon: <Package />, hint: '林○滿・待出貨' },
];
const FOUND: readonly CommandGroup<Command>[] = [
  {
    key: 'members',
    label: '會員',
    items: [
      { key: 'member-1', text: '王小明', icon: <User />, hint: '0912•••678' },
      { key: 'member-2', text: '王小明', icon: <User />, hint: '0987•••021' },
    ],
  },
  {
    key: 'orders-found',
    label: '訂單',
    items: [{ key: 'order-31', text: 'D26112700031', icon: <Package />, hint: '王○明・NT$3,450' }],
  },
];

const meta = {
  title: 'Desk/CommandPalette',
  component: CommandPalette<Command>,
  args: {
    groups: [PAGES, ACTIONS],
    recent: RECENT,
    onClose: fn(),
    onQueryChange: fn(),
    onChoose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  render: function Controlled(args) {
    const [isOpen, setIsOpen] = useState(true);
    const close = () => {
      args.onClose();
      setIsOpen(false);
    };
    return (
      <>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          打開
        </Button>
        {isOpen && (
          <CommandPalette
            {...args}
            onClose={close}
            onChoose={(item) => {
              args.onChoose(item);
              close();
            }}
          />
        )}
      </>
    );
  },
} satisfies Meta<typeof CommandPalette<Command>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Found: Story = {
  args: { groups: FOUND },
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('combobox'), '王小明{ArrowDown}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('王小明');
    await expect(screen.getAllByRole('option')[1]).toHaveAttribute('data-highlighted');
  },
};
export const Loading: Story = { args: { groups: [], recent: [], loading: true } };
export const NothingFound: Story = { args: { groups: [], recent: [] } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
