import type { Session } from '@mall/sdk';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useSessionEnded } from './useSessionEnded';

const someone: Session = {
  token: 'token',
  startedAt: 0,
  profile: {
    id: 1,
    account: 'a@shop.test',
    email: 'a@shop.test',
    name: '林小滿',
    phone: '0912345678',
    avatar: null,
    gid: 1,
    group_name: '一般會員',
    points: 0,
    mobile_barcode: null,
    extra: {},
    has_password: true,
    is_dealer: false,
    is_poster: false,
    is_staff: false,
    desk_url: null,
  },
};

let go: NavigateFunction = () => undefined;
function Place({ session }: { readonly session: Session | null }) {
  go = useNavigate();
  return <output>{useSessionEnded(session) ? 'ended here' : 'not ended here'}</output>;
}
const place = (session: Session | null) => (
  <MemoryRouter>
    <Place session={session} />
  </MemoryRouter>
);

it('distinguishes a session that ended on this page from none', () => {
  const { rerender } = render(place(someone));
  expect(screen.getByRole('status')).toHaveTextContent('not ended here');
  rerender(place(null));
  expect(screen.getByRole('status')).toHaveTextContent(/^ended here/);
});

it('does not treat a guest as a member whose session ended', () => {
  render(place(null));
  expect(screen.getByRole('status')).toHaveTextContent('not ended here');
});

it('resets on the next page', () => {
  const { rerender } = render(place(someone));
  rerender(place(null));
  act(() => void go('/mall'));
  expect(screen.getByRole('status')).toHaveTextContent('not ended here');
});

it('resets when the user signs in', () => {
  const { rerender } = render(place(someone));
  rerender(place(null));
  rerender(place(someone));
  expect(screen.getByRole('status')).toHaveTextContent('not ended here');
});
