import { DialogQueueProvider, useDialogs, usePopup } from '@mall/app/overlays';
import { ToastProvider } from '@mall/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Overlays } from './Overlays';

it('a route change answers all questions with no, and keeps popups', async () => {
  const onAnswer = vi.fn();
  function Page() {
    const { askConfirmation, countdown } = useDialogs();
    const { succeed } = usePopup();
    return (
      <>
        <button
          type="button"
          onClick={() => {
            void askConfirmation({ title: '先問', confirm: '好', cancel: '不要' }).then(onAnswer);
            void countdown({ title: '請稍候', duration: 60_000 }).then(onAnswer);
            succeed('貼文已刪除');
          }}
        >
          問
        </button>
        <Link to="/elsewhere">離開</Link>
      </>
    );
  }
  render(
    <MemoryRouter>
      <ToastProvider>
        <DialogQueueProvider>
          <Page />
          <Overlays />
        </DialogQueueProvider>
      </ToastProvider>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: '問' }));
  await screen.findByRole('alertdialog', { name: '先問' });
  fireEvent.click(screen.getByRole('link', { name: '離開', hidden: true }));
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([[false], [false]]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await screen.findByText('貼文已刪除')).toBeVisible();
});
