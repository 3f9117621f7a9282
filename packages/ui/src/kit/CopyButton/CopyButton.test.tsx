import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CopyButton } from './CopyButton';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const press = () => act(async () => fireEvent.click(screen.getByRole('button')));

it('shows and announces the result, and offers to copy again', async () => {
  const copied: string[] = [];
  render(
    <CopyButton name="帳號" text="91035522" onCopy={async (text) => void copied.push(text)} />,
  );
  expect(screen.getByRole('button', { name: '複製帳號' })).toBeVisible();
  await press();
  expect(copied).toEqual(['91035522']);
  expect(screen.getByRole('button', { name: '已複製帳號' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('已複製');
  act(() => void vi.advanceTimersByTime(2_500));
  expect(screen.getByRole('button', { name: '複製帳號' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('shows the failure when the browser refuses to copy', async () => {
  render(<CopyButton name="帳號" text="1" onCopy={() => Promise.reject(new Error('refused'))} />);
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('沒有複製成功');
});
