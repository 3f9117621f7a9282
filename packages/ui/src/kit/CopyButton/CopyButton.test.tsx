import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CopyButton } from './CopyButton';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const press = () => act(async () => fireEvent.click(screen.getByRole('button')));

it('says that it copied, announces it, and offers it again', async () => {
  const copied: string[] = [];
  render(
    <CopyButton what="帳號" text="91035522" onCopy={async (text) => void copied.push(text)} />,
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

it('says so when the browser does not copy', async () => {
  render(<CopyButton what="帳號" text="1" onCopy={() => Promise.reject(new Error('refused'))} />);
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('沒有複製成功');
});
