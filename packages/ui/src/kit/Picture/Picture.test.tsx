import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UiProvider } from '../../theme/UiProvider';
import { Picture } from './Picture';

it('shows the window under the same name when the picture fails to load', () => {
  render(<Picture src="/a.jpg" alt="芒果" />);
  fireEvent.error(screen.getByRole('img', { name: '芒果' }));
  const fallback = screen.getByRole('img', { name: '芒果' });
  expect(fallback.tagName).toBe('DIV');
  expect(fallback.querySelector('svg')).not.toBeNull();
});

it('tries a new URL after a failure', () => {
  const { rerender } = render(<Picture src="/a.jpg" alt="芒果" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Picture src="/b.jpg" alt="芒果" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/b.jpg');
});

it('hides a missing decorative picture from screen readers', () => {
  render(<Picture src={null} alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
});

it("offers the provider's sizes, and prefers its own", () => {
  const sized = (src: string) => (src.startsWith('/') ? `${src}?w=640 640w` : undefined);
  const { rerender } = render(<Picture src="/a.jpg" alt="芒果" sizes="50vw" />, {
    wrapper: ({ children }) => <UiProvider pictureSrcSet={sized}>{children}</UiProvider>,
  });
  const srcset = () => screen.getByRole('img').getAttribute('srcset');
  expect(srcset()).toBe('/a.jpg?w=640 640w');
  rerender(<Picture src="/a.jpg" alt="芒果" sizes="50vw" srcSet="/b.jpg 480w" />);
  expect(srcset()).toBe('/b.jpg 480w');
  rerender(<Picture src="https://elsewhere.test/a.jpg" alt="芒果" sizes="50vw" />);
  expect(srcset()).toBeNull();
  // Without `sizes` to choose by, a browser would load the largest file.
  rerender(<Picture src="/a.jpg" alt="芒果" />);
  expect(srcset()).toBeNull();
});

it('shows its colour or a smaller picture until it has loaded, unless it failed or does not fill the box', () => {
  const { container, rerender } = render(<Picture src="/a.jpg" alt="芒果" mainColor="#c9a27e" />);
  const painted = () =>
    container.querySelector<HTMLElement>('[data-fit]')?.style.getPropertyValue('--picture-until');
  expect(painted()).toBe('#c9a27e');
  rerender(<Picture src="/a.jpg" alt="芒果" mainColor="#c9a27e" preview="/a-320.jpg" />);
  expect(painted()).toBe('url("/a-320.jpg") center / cover');
  rerender(<Picture src="/a.jpg" alt="芒果" mainColor="#c9a27e" fit="contain" />);
  expect(painted()).toBe('');
  rerender(<Picture src="/a.jpg" alt="芒果" mainColor="#c9a27e" />);
  fireEvent.error(screen.getByRole('img'));
  expect(painted()).toBe('');
});

it('loads lazily unless it is eager', () => {
  const { rerender } = render(<Picture src="/a.jpg" alt="芒果" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  rerender(<Picture src="/a.jpg" alt="芒果" eager />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});
