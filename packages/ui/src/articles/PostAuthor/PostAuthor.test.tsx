import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PostAuthor } from './PostAuthor';

test('links the name to the posts of the author, and isolates its direction', () => {
  render(<PostAuthor name="小滿" href="/author/7" />);
  const link = screen.getByRole('link', { name: '小滿' });
  expect(link).toHaveAttribute('href', '/author/7');
  expect(link.querySelector('bdi')).toHaveTextContent('小滿');
});

test('shows a badge for staff only', () => {
  const { rerender } = render(<PostAuthor name="小編" byShop />);
  expect(screen.getByText('店家')).toBeVisible();
  rerender(<PostAuthor name="小編" />);
  expect(screen.queryByText('店家')).toBeNull();
});
