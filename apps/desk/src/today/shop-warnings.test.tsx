import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk({ expectsServingUser: true });
const TITLE = '資料庫可以保護得更好';

it('Today warns an owner when the user who serves owns the tables', async () => {
  await desk.signIn('何明哲', ['owner']);
  desk.open('/');
  expect(await screen.findByText(TITLE)).toBeVisible();
});

it('Today warns nobody else', async () => {
  await desk.signIn('林經理', ['manager']);
  desk.open('/');
  expect(await screen.findByRole('heading', { name: '林經理，您好' })).toBeVisible();
  expect(await screen.findByText('最近七天淨銷售額')).toBeVisible();
  expect(screen.queryByText(TITLE)).toBeNull();
});
