import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CommentForm } from './CommentForm';

const withMouse = (mouse: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: mouse, media: query }));
beforeEach(() => withMouse(true));
afterEach(() => vi.unstubAllGlobals());

function Written({ onSend }: { readonly onSend: (text: string) => void }) {
  const [value, setValue] = useState('');
  return <CommentForm value={value} onValueChange={setValue} onSend={onSend} />;
}
const field = () => screen.getByRole('textbox', { name: '留言' });

it('sends on Enter and inserts a line on Shift+Enter when there is a keyboard', async () => {
  const onSend = vi.fn();
  render(<Written onSend={onSend} />);
  await userEvent.type(field(), '好香{Shift>}{Enter}{/Shift}想吃');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.type(field(), '{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('好香\n想吃');
});

it('sends nothing when Enter ends a composition', async () => {
  const onSend = vi.fn();
  render(<Written onSend={onSend} />);
  await userEvent.type(field(), '好');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent(field(), createEvent.keyDown(field(), { key: 'Enter', keyCode: 229 }));
  expect(onSend).not.toHaveBeenCalled();
});

it('inserts a line on Enter when it is on a phone', async () => {
  withMouse(false);
  const onSend = vi.fn();
  render(<Written onSend={onSend} />);
  await userEvent.type(field(), '好香{Enter}想吃');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '送出留言' }));
  expect(onSend).toHaveBeenCalledExactlyOnceWith('好香\n想吃');
});

it('sends no invisible characters and counts code points', async () => {
  const onSend = vi.fn();
  const form = (value: string) => (
    <CommentForm value={value} onValueChange={vi.fn()} onSend={onSend} />
  );
  const { rerender } = render(form('\u3164\u200b'));
  await userEvent.click(screen.getByRole('button', { name: '送出留言' }));
  expect(onSend).not.toHaveBeenCalled();
  rerender(form('😋'.repeat(1000)));
  await userEvent.click(screen.getByRole('button', { name: '送出留言' }));
  expect(onSend).toHaveBeenCalledExactlyOnceWith('😋'.repeat(1000));
});

it('sends nothing when the text is empty, and nothing twice', async () => {
  const onSend = vi.fn();
  const { rerender } = render(<CommentForm value="  " onValueChange={vi.fn()} onSend={onSend} />);
  await userEvent.click(screen.getByRole('button', { name: '送出留言' }));
  rerender(<CommentForm value="好香" onValueChange={vi.fn()} onSend={onSend} sending />);
  await userEvent.type(field(), '{Enter}');
  expect(onSend).not.toHaveBeenCalled();
});

it('shows the remaining count when it is low and announces it at a few steps', () => {
  const form = (count: number) => (
    <CommentForm value={'字'.repeat(count)} onValueChange={vi.fn()} onSend={vi.fn()} />
  );
  const { rerender } = render(form(899));
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  expect(field()).not.toHaveAccessibleDescription();
  const announced = [900, 901, 979, 980, 993].map((count) => {
    rerender(form(count));
    return status.textContent;
  });
  expect(announced).toEqual([
    ...['還可以輸入 100 個字', '還可以輸入 100 個字', '還可以輸入 100 個字'],
    ...['還可以輸入 20 個字', '還可以輸入 20 個字'],
  ]);
  expect(field()).toHaveAccessibleDescription('還可以輸入 7 個字');
});

it('keeps the whole text and shows an error when it is too long', async () => {
  const onSend = vi.fn();
  render(<Written onSend={onSend} />);
  await userEvent.click(field());
  await userEvent.paste('字'.repeat(1003));
  expect(field()).toHaveValue('字'.repeat(1003));
  expect(screen.getByRole('status')).toHaveTextContent('超過 3 個字');
  expect(screen.queryByText('留言最多 1,000 字')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '送出留言' }));
  expect(onSend).not.toHaveBeenCalled();
  expect(field()).toHaveValue('字'.repeat(1003));
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('留言最多 1,000 字 超過 3 個字');
  await userEvent.type(field(), '{Backspace}{Backspace}{Backspace}');
  expect(screen.queryByText('留言最多 1,000 字')).toBeNull();
  await userEvent.type(field(), '{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('字'.repeat(1000));
});

it('counts the text without the surrounding space, which is not sent', async () => {
  const onSend = vi.fn();
  render(<CommentForm value={`${'字'.repeat(1000)}\n`} onValueChange={vi.fn()} onSend={onSend} />);
  await userEvent.click(screen.getByRole('button', { name: '送出留言' }));
  expect(onSend).toHaveBeenCalledOnce();
});
