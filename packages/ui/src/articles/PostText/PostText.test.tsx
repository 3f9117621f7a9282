import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PostText } from './PostText';

const LONG = '吃飯。\n'.repeat(9);
const more = () => screen.queryByRole('button', { name: '展開全文' });

/** Gives every element a layout, which jsdom lacks: the visible and the full height, in px. */
function layOut(seen: number, whole: number): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(seen);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(whole);
}

afterEach(() => vi.restoreAllMocks());

it('shows a button and expands in place when the text is clamped', async () => {
  layOut(132, 240);
  render(<PostText lines={5}>{LONG}</PostText>);
  await userEvent.click(more()!);
  expect(more()).toBeNull();
  await vi.waitFor(() => expect(screen.getByText(/吃飯/)).toHaveFocus());
});

it('shows no button when the whole text fits, though the guess was longer', () => {
  layOut(240, 240);
  render(<PostText lines={5}>{LONG}</PostText>);
  expect(more()).toBeNull();
});

it('keeps its guess when it has no layout, so that the height stays', () => {
  layOut(0, 0);
  render(<PostText lines={5}>{LONG}</PostText>);
  expect(more()).toBeVisible();
});
