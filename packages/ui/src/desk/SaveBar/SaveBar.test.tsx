import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SaveBar, type SaveBarProps } from './SaveBar';

const bar = (props: Partial<SaveBarProps> = {}) => <SaveBar dirty onDiscard={vi.fn()} {...props} />;
const button = (name: string) => screen.getByRole('button', { name });

/** Whether the browser would ask before it leaves the page. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('is hidden without changes, and discards or saves them', async () => {
  const [discard, save] = [vi.fn(), vi.fn()];
  const { rerender } = render(bar({ dirty: false }));
  expect(screen.queryByRole('region')).toBeNull();
  rerender(bar({ onDiscard: discard, onSave: save }));
  expect(screen.getByRole('region', { name: '有尚未儲存的變更' })).toBeVisible();
  await userEvent.click(button('放棄變更'));
  await userEvent.click(button('儲存'));
  expect([discard.mock.calls.length, save.mock.calls.length]).toEqual([1, 1]);
});

it('submits the form around it when it has no handler of its own', async () => {
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(<form onSubmit={submit}>{bar()}</form>);
  await userEvent.click(button('儲存'));
  expect(submit).toHaveBeenCalledOnce();
});

it('saves once while it is saving', async () => {
  const save = vi.fn();
  render(bar({ saving: true, onSave: save }));
  await userEvent.click(screen.getByRole('button', { name: /儲存/ }));
  expect(save).not.toHaveBeenCalled();
  expect(button('放棄變更')).toBeDisabled();
});

it('announces why saving failed', () => {
  const { rerender } = render(bar());
  const alert = screen.getByRole('alert');
  rerender(bar({ error: '這個條碼已經有人用了' }));
  expect(alert).toHaveTextContent('這個條碼已經有人用了');
});

it('returns the focus to the field when the changes are saved', async () => {
  const form = (dirty: boolean) => (
    <>
      <input aria-label="名稱" />
      {bar({ dirty, onSave: vi.fn() })}
    </>
  );
  const { rerender } = render(form(true));
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.click(button('儲存'));
  rerender(form(false));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('warns before the page is left only when it is asked to and there are changes', () => {
  const { rerender, unmount } = render(bar());
  expect(asks()).toBe(false);
  rerender(bar({ warnOnLeave: true }));
  expect(asks()).toBe(true);
  rerender(bar({ warnOnLeave: true, dirty: false }));
  expect(asks()).toBe(false);
  rerender(bar({ warnOnLeave: true }));
  unmount();
  expect(asks()).toBe(false);
});
