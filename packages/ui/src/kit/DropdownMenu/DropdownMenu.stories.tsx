import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Heart, LogOut, Package, Trash2, User } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { DropdownMenu, MenuItem, MenuSeparator } from './DropdownMenu';

const meta = {
  title: 'Kit/DropdownMenu',
  component: DropdownMenu,
  subcomponents: { MenuItem },
  args: {
    align: 'start',
    heading: '王小美，您好',
    trigger: (
      <Button variant="secondary" startIcon={<User />}>
        會員
      </Button>
    ),
    children: (
      <>
        <MenuItem href="#order" icon={<Package />}>
          訂單管理
        </MenuItem>
        <MenuItem href="#wait" icon={<Bell />}>
          貨到通知
        </MenuItem>
        <MenuItem icon={<Heart />} disabled>
          我的收藏
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOut />}>登出</MenuItem>
        <MenuItem icon={<Trash2 />} tone="danger">
          刪除貼文
        </MenuItem>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ minHeight: 400 }}>{Story()}</div>],
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '會員' }));
    const item = await screen.findByRole('menuitem', { name: '訂單管理' });
    await waitFor(() => expect(item).toBeVisible());
  },
};
