import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PostText } from './PostText';

const LONG = '吃飯。\n'.repeat(9);
const more = () => screen.queryByRole('button', { name: '展開全文' });

/** Gives every element a layout, which jsdom has not: how much of it is seen, and how much there is, in px. */
function layOut(seen: number, whole: number): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(seen);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(whole);
}

afterEach(() => vi.restoreAllMocks());

it('says that a text has more than the lines that are seen, and opens it in place', async () => {
  layOut(132, 240);
  render(<PostText lines={5}>{LONG}</PostText>);
  await userEvent.click(more()!);
  expect(more()).toBeNull();
  await vi.waitFor(() => expect(screen.getByText(/吃飯/)).toHaveFocus());
});

it('offers no more where all of it is seen, though it looked longer', () => {
  layOut(240, 240);
  render(<PostText lines={5}>{LONG}</PostText>);
  expect(more()).toBeNull();
});

it('keeps its guess while it is not laid out: a post would change its height when it is', () => {
  layOut(0, 0);
  render(<PostText lines={5}>{LONG}</PostText>);
  expect(more()).toBeVisible();
});
