import { MallProvider } from '@mall/hooks';
import { createMall, memoryStorage } from '@mall/sdk';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useTextDraft } from './useTextDraft';

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

it('is kept in the tab while it is written, and gone once the mall has it', async () => {
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

it('is not emptied of what is written while another is on its way', async () => {
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

it('comes back when it did not arrive, before what was written since', async () => {
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

it('is not offered again to who left the post and came back before the answer', async () => {
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
