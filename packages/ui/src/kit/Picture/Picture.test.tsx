import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from './Picture';

it('draws the window under the same name when the picture fails', () => {
  render(<Picture src="/a.jpg" alt="芒果" />);
  fireEvent.error(screen.getByRole('img', { name: '芒果' }));
  const fallback = screen.getByRole('img', { name: '芒果' });
  expect(fallback.tagName).toBe('DIV');
  expect(fallback.querySelector('svg')).not.toBeNull();
});

it('gives a new address its chance after a failure', () => {
  const { rerender } = render(<Picture src="/a.jpg" alt="芒果" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Picture src="/b.jpg" alt="芒果" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/b.jpg');
});

it('says nothing of a missing decorative picture', () => {
  render(<Picture src={null} alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
});

it('waits its turn unless it is seen first', () => {
  const { rerender } = render(<Picture src="/a.jpg" alt="芒果" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  rerender(<Picture src="/a.jpg" alt="芒果" eager />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});
