import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../Dialog/Dialog';
import { Popup } from './Popup';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

it('says a success politely and goes after two seconds', () => {
  const onClose = vi.fn();
  render(
    <Popup tone="success" onClose={onClose}>
      貼文已發布
    </Popup>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('貼文已發布');
  pass(1999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('says a failure at once', () => {
  render(
    <Popup tone="failure" onClose={() => undefined}>
      找不到這個群組
    </Popup>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('找不到這個群組');
});

it('waits while somebody points at it', () => {
  const onClose = vi.fn();
  render(
    <Popup tone="success" onClose={onClose}>
      貼文已發布
    </Popup>,
  );
  fireEvent.pointerEnter(screen.getByText('貼文已發布'));
  pass(10_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByText('貼文已發布'));
  pass(2000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('is put away by its button, and by Escape without closing the dialog below', () => {
  const onClose = vi.fn();
  const onOpenChange = vi.fn();
  render(
    <>
      <Dialog open onOpenChange={onOpenChange} title="寫貼文" />
      <Popup tone="failure" onClose={onClose}>
        操作失敗
      </Popup>
    </>,
  );
  fireEvent.click(screen.getByText('操作失敗').parentElement?.querySelector('button') as Element);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(onOpenChange).not.toHaveBeenCalled();
});
