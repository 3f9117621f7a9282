import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { QuestionDialog } from './QuestionDialog';

function ask() {
  const onAnswered = vi.fn();
  const onCancel = vi.fn();
  render(
    <QuestionDialog
      title="真的要刪除帳號嗎？"
      question="請輸入「刪除帳號」"
      allowed={['刪除帳號']}
      confirm="永久刪除"
      cancel="保留帳號"
      onAnswered={onAnswered}
      onCancel={onCancel}
    />,
  );
  return { onAnswered, onCancel, field: screen.getByRole('textbox', { name: /請輸入/ }) };
}

it('focuses its field and accepts an allowed answer on Enter', async () => {
  const { field, onAnswered } = ask();
  expect(field).toHaveFocus();
  await userEvent.keyboard(' 刪除帳號 {Enter}');
  expect(onAnswered).toHaveBeenCalledOnce();
});

it('shows an error for any other answer until it changes', async () => {
  const { field, onAnswered } = ask();
  await userEvent.click(screen.getByRole('button', { name: '永久刪除' }));
  expect(field).toHaveAccessibleDescription('答案不正確');
  expect(field).toHaveFocus();
  await userEvent.keyboard('刪');
  expect(field).not.toBeInvalid();
  expect(onAnswered).not.toHaveBeenCalled();
});

it('does not submit when Enter ends a composition', () => {
  const { field } = ask();
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })).toBe(false);
});

it('closes by its other button and on Escape', async () => {
  const { onCancel } = ask();
  await userEvent.click(screen.getByRole('button', { name: '保留帳號' }));
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(2);
});
