import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Heart, LogOut, Package, Trash2, User } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { DropdownMenu, MenuGroup, MenuItem, MenuSeparator } from './DropdownMenu';

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
const CATEGORIES = [
  ['水果', '當季水果', '進口水果', '水果禮盒'],
  ['生鮮', '葉菜', '根莖', '菇類', '海鮮'],
  ['麵包甜點', '吐司', '蛋糕'],
  ['飲品', '茶葉', '果汁', '豆漿'],
] as const;

export const Columns: Story = {
  args: {
    columns: true,
    heading: undefined,
    trigger: <Button variant="quiet">全部分類</Button>,
    children: CATEGORIES.map(([main, ...subs]) => (
      <MenuGroup key={main} label={main}>
        <MenuItem href={`#${main}`} tone="strong">
          {main}
        </MenuItem>
        {subs.map((sub) => (
          <MenuItem key={sub} href={`#${sub}`}>
            {sub}
          </MenuItem>
        ))}
      </MenuGroup>
    )),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '全部分類' }));
    const item = await screen.findByRole('menuitem', { name: '豆漿' });
    await waitFor(() => expect(item).toBeVisible());
  },
};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '會員' }));
    const item = await screen.findByRole('menuitem', { name: '訂單管理' });
    await waitFor(() => expect(item).toBeVisible());
  },
};
