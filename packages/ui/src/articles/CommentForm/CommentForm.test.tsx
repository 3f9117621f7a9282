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

it('sends by Enter where there is a keyboard, and makes a line by Shift+Enter', async () => {
  const onSend = vi.fn();
  render(<Written onSend={onSend} />);
  await userEvent.type(field(), '好香{Shift>}{Enter}{/Shift}想吃');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.type(field(), '{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('好香\n想吃');
});

it('never sends by the Enter that ends a composition', async () => {
  const onSend = vi.fn();
  render(<Written onSend={onSend} />);
  await userEvent.type(field(), '好');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent(field(), createEvent.keyDown(field(), { key: 'Enter', keyCode: 229 }));
  expect(onSend).not.toHaveBeenCalled();
});

it('makes a line by Enter on a phone, where the button sends', async () => {
  withMouse(false);
  const onSend = vi.fn();
  render(<Written onSend={onSend} />);
  await userEvent.type(field(), '好香{Enter}想吃');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '送出留言' }));
  expect(onSend).toHaveBeenCalledExactlyOnceWith('好香\n想吃');
});

it('sends nothing that is empty, and nothing twice', async () => {
  const onSend = vi.fn();
  const { rerender } = render(<CommentForm value="  " onValueChange={vi.fn()} onSend={onSend} />);
  await userEvent.click(screen.getByRole('button', { name: '送出留言' }));
  rerender(<CommentForm value="好香" onValueChange={vi.fn()} onSend={onSend} sending />);
  await userEvent.type(field(), '{Enter}');
  expect(onSend).not.toHaveBeenCalled();
});

it('says how much room is left when there is little', () => {
  const { rerender } = render(
    <CommentForm value={'字'.repeat(899)} onValueChange={vi.fn()} onSend={vi.fn()} />,
  );
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<CommentForm value={'字'.repeat(993)} onValueChange={vi.fn()} onSend={vi.fn()} />);
  expect(screen.getByRole('status')).toHaveTextContent('還可以輸入 7 個字');
  expect(field()).toHaveAttribute('maxlength', '1000');
});
