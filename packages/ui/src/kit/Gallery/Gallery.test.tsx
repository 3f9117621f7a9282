import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Gallery } from './Gallery';

// jsdom has no `scrollTo`; another test file of the same worker may have added one.
const added = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollTo');
beforeAll(() => void Reflect.deleteProperty(Element.prototype, 'scrollTo'));
afterAll(() => {
  if (added) Object.defineProperty(Element.prototype, 'scrollTo', added);
});

it('renders and changes its picture in a document without layout, as in a partner’s tests', async () => {
  expect(Reflect.get(Element.prototype, 'scrollTo')).toBeUndefined();
  render(
    <Gallery
      label="玉井愛文芒果禮盒"
      pictures={[
        { src: '/one.avif', alt: '三顆熟透的芒果' },
        { src: '/two.avif', alt: '便當與蔬菜' },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: /下一張/ }));
  expect(screen.getByRole('img', { name: '三顆熟透的芒果' })).toBeInTheDocument();
});

it('turns to the shown picture when that changes, and can be turned away from it', async () => {
  const gallery = (shown?: string) => (
    <Gallery
      label="鑄鐵鍋"
      shown={shown}
      pictures={['/red.avif', '/green.avif', '/white.avif'].map((src) => ({ src, alt: src }))}
    />
  );
  const { rerender } = render(gallery());
  const current = () => screen.getByRole('status').textContent;
  const before = current();
  rerender(gallery('/green.avif'));
  expect(current()).toContain('2');
  await userEvent.click(screen.getByRole('button', { name: /下一張/ }));
  expect(current()).toContain('3');
  rerender(gallery('/unknown.avif'));
  expect(current()).toContain('3');
  rerender(gallery('/red.avif'));
  expect(current()).toBe(before);
});
