import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PictureLogo } from './PictureLogo';

const link = () => screen.getByRole('link', { name: '巷口市集' });

it('is the name until the shop’s own logo has come, then the logo in its place', () => {
  const { container } = render(<PictureLogo name="巷口市集" src="/media/logo.png" href="/wall" />);
  const picture = container.querySelector('img');
  if (!picture) throw new Error('The logo is not requested');
  expect(link()).toHaveTextContent('巷口市集');
  fireEvent.load(picture);
  expect(screen.getByRole('img', { name: '巷口市集' })).toBe(picture);
  expect(link()).toHaveAttribute('href', '/wall');
  // The name still takes its place, unseen.
  expect(screen.getByText('巷口市集')).not.toBeVisible();
});

it('is the name where the logo cannot be loaded, and the next logo is tried', () => {
  const { container, rerender } = render(<PictureLogo name="巷口市集" src="/gone.png" />);
  fireEvent.error(container.querySelector('img') ?? document.body);
  expect(container.querySelector('img')).toBeNull();
  expect(link()).toBeVisible();
  expect(screen.getByText('巷口市集')).toBeVisible();
  rerender(<PictureLogo name="巷口市集" src="/media/logo.png" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/logo.png');
});
