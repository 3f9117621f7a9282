import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from '../Button/Button';
import { Drawer } from '../Drawer/Drawer';
import { DropdownMenu, MenuItem } from '../DropdownMenu/DropdownMenu';
import { Dialog } from './Dialog';

function Sample({ role }: { role?: 'alertdialog' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>刪除</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        role={role}
        title="要刪除貼文嗎？"
        description="刪除後無法復原。"
        footer={<Button onClick={() => setOpen(false)}>再想想</Button>}
      />
    </>
  );
}

it('is named and described, traps the focus, and returns it on Escape', async () => {
  render(<Sample />);
  const opener = screen.getByRole('button', { name: '刪除' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: '要刪除貼文嗎？' });
  expect(dialog).toHaveAccessibleDescription('刪除後無法復原。');
  for (let press = 0; press < 4; press++) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(opener).toHaveFocus());
});

function FromMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu trigger={<Button>選項</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>檢舉</MenuItem>
      </DropdownMenu>
      {open && <Dialog open onOpenChange={setOpen} title="檢舉貼文" />}
    </>
  );
}

it.each(['by mouse', 'by keyboard'])(
  'returns the focus to the button of the menu that opened it %s',
  async (way) => {
    render(<FromMenu />);
    const button = screen.getByRole('button', { name: '選項' });
    if (way === 'by mouse') {
      await userEvent.click(button);
      await userEvent.click(screen.getByRole('menuitem', { name: '檢舉' }));
    } else {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: '檢舉' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
    }
    const dialog = await screen.findByRole('dialog', { name: '檢舉貼文' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
);

it('closes by its button', async () => {
  render(<Sample />);
  await userEvent.click(screen.getByRole('button', { name: '刪除' }));
  await userEvent.click(screen.getByRole('button', { name: '關閉' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('focuses the safe answer when it is a question', async () => {
  render(<Sample role="alertdialog" />);
  await userEvent.click(screen.getByRole('button', { name: '刪除' }));
  expect(screen.getByRole('alertdialog', { name: '要刪除貼文嗎？' })).toBeVisible();
  expect(screen.getByRole('button', { name: '再想想' })).toHaveFocus();
});

it('renders a drawer as a dialog', () => {
  render(
    <Drawer open onOpenChange={() => undefined} title="商品分類">
      水果
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: '商品分類' })).toHaveTextContent('水果');
});
