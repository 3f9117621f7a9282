import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AlertDialog } from '../AlertDialog/AlertDialog';
import { ConfirmDialog } from './ConfirmDialog';

it('focuses the no and answers no when Escape is pressed', async () => {
  const onAnswer = vi.fn();
  render(
    <ConfirmDialog
      title="要刪除貼文嗎？"
      text="刪除後無法復原。"
      confirm="刪除"
      cancel="取消"
      onAnswer={onAnswer}
    />,
  );
  const dialog = screen.getByRole('alertdialog', { name: '要刪除貼文嗎？' });
  expect(dialog).toHaveAccessibleDescription('刪除後無法復原。');
  expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '刪除' }));
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  await userEvent.keyboard('{Escape}');
  expect(onAnswer.mock.calls).toEqual([[true], [false], [false]]);
});

it('has one button when it is an alert', async () => {
  const onClose = vi.fn();
  render(<AlertDialog title="系統發生錯誤" onClose={onClose} />);
  expect(screen.getByRole('alertdialog', { name: '系統發生錯誤' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '知道了' }));
  expect(onClose).toHaveBeenCalledOnce();
});
