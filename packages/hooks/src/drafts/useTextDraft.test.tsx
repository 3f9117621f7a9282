import { createMall, memoryStorage } from '@mall/sdk';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { MallProvider, useTextDraft } from '../index';

const mall = createMall({
  storage: memoryStorage(),
  csrf: false,
  // The test needs no server.
  fetch: () => Promise.reject(new TypeError('no mall')),
});
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <MallProvider mall={mall}>{children}</MallProvider>
);
let post = 0;
const open = (id = post) => renderHook(() => useTextDraft(`comment.${id}`), { wrapper });
beforeEach(() => {
  post += 1;
  sessionStorage.clear();
});

/** A request that the test resolves or rejects itself. */
function call() {
  let answer = (_error?: Error) => {};
  const answered = new Promise<void>((resolve, reject) => {
    answer = (error) => (error ? reject(error) : resolve());
  });
  return { answered, answer: (error?: Error) => answer(error) };
}
const stored = () => Object.values({ ...sessionStorage });

it('saves the text in the tab while the user types, and clears it when the server has it', async () => {
  const { result } = open();
  act(() => result.current.write('好香'));
  expect(stored()).toEqual(['好香']);
  const { answered, answer } = call();
  let sent = Promise.resolve();
  act(() => void (sent = result.current.send(() => answered)));
  expect(result.current.text).toBe('');
  // Until the server confirms it, a reload restores the text.
  expect(stored()).toEqual(['好香']);
  answer();
  await act(() => sent);
  expect(result.current.text).toBe('');
  expect(stored()).toEqual([]);
});

it('keeps text that is typed while an earlier one is pending', async () => {
  const { result } = open();
  act(() => result.current.write('第一句'));
  const { answered, answer } = call();
  let sent = Promise.resolve();
  act(() => void (sent = result.current.send(() => answered)));
  act(() => result.current.write('第二句'));
  answer();
  await act(() => sent);
  expect(result.current.text).toBe('第二句');
  expect(stored()).toEqual(['第二句']);
});

it('restores failed text before the text typed since', async () => {
  const { result } = open();
  act(() => result.current.write('第一句'));
  const { answered, answer } = call();
  let sent = Promise.resolve();
  act(() => void (sent = result.current.send(() => answered)));
  act(() => result.current.write('第二句'));
  answer(new Error('lost'));
  await act(() => expect(sent).rejects.toThrow('lost'));
  expect(result.current.text).toBe('第一句\n第二句');
});

it('does not restore pending text when the user leaves the post and comes back', async () => {
  const { result, unmount } = open();
  act(() => result.current.write('好香'));
  const { answered, answer } = call();
  let sent = Promise.resolve();
  act(() => void (sent = result.current.send(() => answered)));
  unmount();
  expect(open().result.current.text).toBe('');
  answer();
  await act(() => sent);
  expect(open().result.current.text).toBe('');
});
