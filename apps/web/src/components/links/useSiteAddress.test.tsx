import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useSiteAddress } from './useSiteAddress';

function Address() {
  const siteAddress = useSiteAddress();
  return <p>{siteAddress(`${location.origin}/product/7`) ?? 'another site'}</p>;
}

it('knows the addresses of the site once a rendered page is hydrated', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Address />);
  expect(screen.getByText('another site')).toBeVisible();
  await act(async () => void hydrateRoot(page, <Address />));
  expect(screen.getByText('/product/7')).toBeVisible();
});
