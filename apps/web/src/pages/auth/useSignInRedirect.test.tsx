import { DialogQueueProvider } from '@mall/app/overlays';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@mall/ui';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Overlays } from '../../shell/Overlays';
import { useSignInRedirect } from './useSignInRedirect';

afterEach(() => void vi.restoreAllMocks());

/** Freezes the clock of the countdown; returns a function that sets it, in milliseconds. */
function holdClock(): (milliseconds: number) => void {
  let shown = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => shown);
  return (milliseconds) => (shown = milliseconds);
}

interface PageProps {
  readonly back: string;
  readonly signIn: () => Promise<void>;
}

function Page({ back, signIn }: PageProps) {
  const { step, redirectAfter } = useSignInRedirect();
  return (
    <>
      <button type="button" onClick={() => void redirectAfter(back, signIn).catch(() => undefined)}>
        登入
      </button>
      <output>{useLocation().pathname + (step === 'leaving' ? ' …' : '')}</output>
    </>
  );
}

async function arrive(back: string, signIn = () => Promise.resolve()) {
  render(
    <MemoryRouter initialEntries={['/login']}>
      <ToastProvider>
        <DialogQueueProvider>
          <Page back={back} signIn={signIn} />
          <Overlays />
        </DialogQueueProvider>
      </ToastProvider>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: '登入' }));
  return screen.getByText(/^\//);
}

it('returns to the previous page immediately, with a popup', async () => {
  const place = await arrive('/cart/temp');
  await expect.poll(() => place.textContent).toMatch(/^\/cart\/temp/);
  expect(await screen.findByText('登入成功')).toBeVisible();
});

it('goes home after a countdown of two seconds when there is no previous page', async () => {
  const setClock = holdClock();
  const place = await arrive('/');
  const dialog = await screen.findByRole('alertdialog', { name: '登入成功' });
  expect(dialog).toHaveAccessibleDescription('正帶您回首頁。 還有 2 秒');
  expect(place).toHaveTextContent('/login …');
  setClock(1000);
  expect(await screen.findByText('還有 1 秒')).toBeVisible();
  setClock(2000);
  await expect.poll(() => place.textContent).toMatch(/^\/ /);
});

it('goes home immediately when the user skips the countdown', async () => {
  holdClock();
  const place = await arrive('/');
  await userEvent.click(await screen.findByRole('button', { name: '現在就去' }));
  await expect.poll(() => place.textContent).toMatch(/^\/ /);
});

it('stays when the sign-in fails', async () => {
  const place = await arrive('/', () => Promise.reject(new Error('refused')));
  expect(place.textContent).toBe('/login');
});
