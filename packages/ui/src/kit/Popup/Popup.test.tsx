import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../Dialog/Dialog';
import { Popup } from './Popup';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

it('announces a success politely and closes after two seconds', () => {
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

it('announces a failure at once', () => {
  render(
    <Popup tone="failure" onClose={() => undefined}>
      找不到這個群組
    </Popup>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('找不到這個群組');
});

it('stays open when it is hovered', () => {
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

it('closes after its duration when every render passes a new onClose', () => {
  const onClose = vi.fn();
  const popup = (text: string) => (
    <Popup tone="success" onClose={() => onClose(text)}>
      {text}
    </Popup>
  );
  const { rerender } = render(popup('1'));
  pass(1500);
  rerender(popup('2'));
  pass(500);
  expect(onClose.mock.calls).toEqual([['2']]);
});

it('closes by its button, and on Escape without closing the dialog below', () => {
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

it('ignores an Escape that cancels a composition', () => {
  const onClose = vi.fn();
  render(
    <Popup tone="failure" onClose={onClose}>
      操作失敗
    </Popup>,
  );
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
  fireEvent.keyDown(document.body, { key: 'Escape', keyCode: 229 });
  expect(onClose).not.toHaveBeenCalled();
});

it('ignores Escape as soon as it has closed', async () => {
  vi.useRealTimers();
  // As in a browser: within `act`, React would flush all effects at once.
  const env = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  env.IS_REACT_ACT_ENVIRONMENT = false;
  const listener = vi.fn();
  document.addEventListener('keydown', listener);
  const root = createRoot(document.createElement('div'));
  await new Promise<void>((resolve) => {
    let isThere = false;
    new MutationObserver((_, changes) => {
      const wasThere = isThere;
      isThere = screen.queryByRole('status') !== null;
      if (!wasThere || isThere) return;
      changes.disconnect();
      fireEvent.keyDown(document.body, { key: 'Escape' });
      resolve();
    }).observe(document.body, { childList: true });
    root.render(
      <Popup tone="success" duration={1} onClose={() => root.render(null)}>
        貼文已發布
      </Popup>,
    );
  });
  expect(listener).toHaveBeenCalledOnce();
  root.unmount();
  document.removeEventListener('keydown', listener);
  env.IS_REACT_ACT_ENVIRONMENT = true;
});
