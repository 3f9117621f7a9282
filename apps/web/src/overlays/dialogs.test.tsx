import { ToastProvider } from '@mall/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { askConfirmation, askQuestion, alert, countdown } from './dialogs';
import { Overlays } from '../shell/Overlays';
import { closeOverlays, overlays } from './store';
import { usePopup } from './usePopup';

function Page() {
  const { succeed } = usePopup();
  return (
    <>
      <button type="button" onClick={() => succeed('貼文已刪除')}>
        說
      </button>
      <Link to="/elsewhere">離開</Link>
    </>
  );
}

beforeEach(() => {
  render(
    <MemoryRouter>
      <ToastProvider>
        <Page />
        <Overlays />
      </ToastProvider>
    </MemoryRouter>,
  );
});
afterEach(() =>
  act(() => {
    closeOverlays();
    overlays.setState({ queue: [] });
  }),
);

const confirm = (title: string) => () => askConfirmation({ title, confirm: '好', cancel: '不要' });

/** Opens all of them at once. */
function ask(...questions: (() => Promise<boolean>)[]): Promise<boolean[]> {
  let answers: Promise<boolean>[] = [];
  act(() => {
    answers = questions.map((question) => question());
  });
  return Promise.all(answers);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** An action that was running when the question opened ends with a popup. */
const openPopupBehind = () =>
  fireEvent.click(screen.getByRole('button', { name: '說', hidden: true }));

it('shows dialogs in order: the second waits for the first', async () => {
  const answers = ask(
    confirm('先問'),
    () => alert({ title: '再說' }),
    () =>
      askQuestion({
        title: '後問',
        question: '幾點？',
        allowed: ['三'],
        confirm: '答',
        cancel: '不答',
      }),
  );
  expect(await screen.findByRole('alertdialog', { name: '先問' })).toBeVisible();
  expect(screen.queryByText('再說')).toBeNull();
  await press('好');
  expect(await screen.findByRole('alertdialog', { name: '再說' })).toBeVisible();
  await press('知道了');
  expect(await screen.findByRole('dialog', { name: '後問' })).toBeVisible();
  await userEvent.keyboard('三{Enter}');
  expect(await answers).toEqual([true, true, true]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows a result when the question is answered', async () => {
  const answer = ask(confirm('要刪除嗎？'));
  await screen.findByRole('alertdialog');
  openPopupBehind();
  expect(screen.queryByText('貼文已刪除')).toBeNull();
  await press('不要');
  expect(await screen.findByText('貼文已刪除')).toBeVisible();
  expect(await answer).toEqual([false]);
});

it('a route change answers all questions with no, and keeps popups', async () => {
  const answers = ask(confirm('先問'), () => countdown({ title: '請稍候', duration: 60_000 }));
  await screen.findByRole('alertdialog', { name: '先問' });
  openPopupBehind();
  fireEvent.click(screen.getByRole('link', { name: '離開', hidden: true }));
  expect(await answers).toEqual([false, false]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await screen.findByText('貼文已刪除')).toBeVisible();
});
