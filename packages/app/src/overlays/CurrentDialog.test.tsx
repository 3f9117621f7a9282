import { ToastProvider } from '@mall/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { DialogQueue } from './createDialogQueue';
import { CurrentDialog } from './CurrentDialog';
import { DialogQueueProvider } from './DialogQueueProvider';
import { useDialogQueue } from './useDialogQueue';
import { useDialogs } from './useDialogs';
import { usePopup } from './usePopup';

let dialogs: ReturnType<typeof useDialogs>;
let queue: DialogQueue;

function Page() {
  const { succeed } = usePopup();
  dialogs = useDialogs();
  queue = useDialogQueue();
  return (
    <button type="button" onClick={() => succeed('貼文已刪除')}>
      說
    </button>
  );
}

beforeEach(() => {
  render(
    <ToastProvider>
      <DialogQueueProvider>
        <Page />
        <CurrentDialog />
      </DialogQueueProvider>
    </ToastProvider>,
  );
});

const confirm = (title: string) => () =>
  dialogs.askConfirmation({ title, confirm: '好', cancel: '不要' });

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
    () => dialogs.alert({ title: '再說' }),
    () =>
      dialogs.askQuestion({
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

it('answers all questions with no and shows popups when the questions are dismissed', async () => {
  const answers = ask(confirm('先問'), () =>
    dialogs.countdown({ title: '請稍候', duration: 60_000 }),
  );
  await screen.findByRole('alertdialog', { name: '先問' });
  openPopupBehind();
  act(() => queue.dismissQuestions());
  expect(await answers).toEqual([false, false]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await screen.findByText('貼文已刪除')).toBeVisible();
});

it('gives two sites in one document their own dialogs', () => {
  const shop = queue;
  render(
    <ToastProvider>
      <DialogQueueProvider>
        <Page />
      </DialogQueueProvider>
    </ToastProvider>,
  );
  act(() => void dialogs.alert({ title: '庫存不足' }));
  expect(queue.getState()).toHaveLength(1);
  expect(shop.getState()).toEqual([]);
});
