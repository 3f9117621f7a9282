import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IconButton } from '../IconButton/IconButton';
import { Badge } from './Badge';

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('shows %d as %s', (count, text) => {
  render(<Badge count={count} />);
  expect(screen.getByText(text)).toBeVisible();
});

it.each([0, -1])('hides the count %d and keeps its icon', (count) => {
  const { container } = render(<Badge count={count}>鈴</Badge>);
  expect(container).toHaveTextContent(/^鈴$/);
});

it('is part of the name of the button that it is attached to', () => {
  render(
    <IconButton label="通知">
      <Badge count={128} label="128 則新通知" />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: '通知 128 則新通知' })).toBeVisible();
});
