import type { ReactNode } from 'react';
import { BaseLink } from '../Link/BaseLink';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Round } from './IconButton';

export interface IconLinkProps {
  /** The target of the link; its accessible name. */
  label: string;
  /** URL of the target. */
  href: string;
  /**
   * Whether it is the current page.
   * @default false
   */
  current?: boolean | undefined;
  /** The icon. */
  children: ReactNode;
}

/**
 * A 44 px link with only an icon, which looks like an `IconButton`.
 *
 * @example
 * <IconLink href="/collection" label="收藏"><Heart /></IconLink>
 */
export function IconLink({ label, href, current = false, children }: IconLinkProps) {
  return (
    <Round as={BaseLink} href={href} title={label} aria-current={current ? 'page' : undefined}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </Round>
  );
}
