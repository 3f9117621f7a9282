import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk({ demo: true });

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

it('a colleague of the demo shop signs in, unlocks and confirms with one press each', async () => {
  await desk.make('何明哲', ['owner']);
  desk.open('/people');
  await press('以店主的身分登入（何明哲）');
  expect(await screen.findByRole('table', { name: '人員' })).toBeVisible();

  await press('鎖定畫面');
  await press('以何明哲的身分解除鎖定（示範）');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  await desk.expireCodes();
  await press('邀請同事');
  await userEvent.type(await screen.findByRole('textbox', { name: '電子郵件' }), 'new@mall.test');
  await userEvent.click(screen.getByRole('checkbox', { name: '客服' }));
  await press('寄出邀請');
  await press('以何明哲的身分繼續（示範）');
  expect(await screen.findByText('已寄出邀請給 new@mall.test')).toBeInTheDocument();
});
