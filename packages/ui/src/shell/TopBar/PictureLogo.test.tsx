import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PictureLogo } from './PictureLogo';

const link = () => screen.getByRole('link', { name: '巷口市集' });

it('shows the name until the logo has loaded, then the logo in its space', () => {
  const { container } = render(<PictureLogo name="巷口市集" src="/media/logo.png" href="/wall" />);
  const picture = container.querySelector('img');
  if (!picture) throw new Error('The logo is not requested');
  expect(link()).toHaveTextContent('巷口市集');
  fireEvent.load(picture);
  expect(screen.getByRole('img', { name: '巷口市集' })).toBe(picture);
  expect(link()).toHaveAttribute('href', '/wall');
  // The hidden name still takes its space.
  expect(screen.getByText('巷口市集')).not.toBeVisible();
});

it('shows the name when the logo fails to load, and tries the next logo', () => {
  const { container, rerender } = render(<PictureLogo name="巷口市集" src="/gone.png" />);
  fireEvent.error(container.querySelector('img') ?? document.body);
  expect(container.querySelector('img')).toBeNull();
  expect(link()).toBeVisible();
  expect(screen.getByText('巷口市集')).toBeVisible();
  rerender(<PictureLogo name="巷口市集" src="/media/logo.png" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/logo.png');
});
