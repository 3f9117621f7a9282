import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { UiLinkProps } from '../../theme/UiContext';
import { UiProvider } from '../../theme/UiProvider';
import { Link } from './Link';

const RouterLink = ({ children, ...rest }: UiLinkProps) => (
  <a data-routed {...rest}>
    {children}
  </a>
);

it.each([
  ['/mall', true],
  ['?page=2', true],
  ['#top', true],
  ['https://example.com', false],
  ['//example.com', false],
  ['tel:0223456789', false],
])('hands %s to the router: %s', (href, routed) => {
  render(
    <UiProvider link={RouterLink}>
      <Link href={href}>走</Link>
    </UiProvider>,
  );
  expect(screen.getByRole('link').hasAttribute('data-routed')).toBe(routed);
});

it('announces the new window and gives it no opener when it opens one', () => {
  render(
    <Link href="/tos" target="_blank">
      條款
    </Link>,
  );
  const link = screen.getByRole('link', { name: '條款（另開新視窗）' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
