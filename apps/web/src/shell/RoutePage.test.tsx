import { MallProvider } from '@mall/hooks';
import { createMall, memoryStorage } from '@mall/sdk';
import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RoutePage } from './RoutePage';

/** Shows the current location. */
function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const page = lazy(() => Promise.resolve({ default: () => <h1>購物車</h1> }));

it.each([
  ['/cart/temp', '/login?back=%2Fcart%2Ftemp'],
  ['/cart/temp?temp=3', '/login?back=%2Fcart%2Ftemp%3Ftemp%3D3'],
])('sends a guest at %s to sign in, and back to the same URL', (at, expected) => {
  const mall = createMall({ baseUrl: 'https://mall.test', storage: memoryStorage(), csrf: false });
  render(
    <MallProvider mall={mall}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route
            path="/cart/temp"
            element={
              <RoutePage route={{ path: '/cart/temp', page, layout: 'other', guarded: true }} />
            }
          />
          <Route path="/login" element={<Here />} />
        </Routes>
      </MemoryRouter>
    </MallProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(expected);
  expect(screen.queryByRole('heading', { name: '購物車' })).toBeNull();
});
