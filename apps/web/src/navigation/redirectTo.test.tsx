import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from '../routes';

const ids = ['/store', '/product', '/search', '/article', '/order'];

function Address() {
  const { pathname } = useLocation();
  return <p>{pathname}</p>;
}

test.each([
  ['/store', '/mall'],
  ['/product', '/mall'],
  ['/search', '/msearch'],
  ['/article', '/wall'],
  ['/order', '/order/list'],
])('%s without an id redirects to %s', (from, there) => {
  const { container } = render(
    <MemoryRouter initialEntries={[from]}>
      <Routes>
        {routes
          .filter(({ path }) => ids.includes(path))
          .map(({ path, page: Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        <Route path="*" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(container).toHaveTextContent(there);
});
