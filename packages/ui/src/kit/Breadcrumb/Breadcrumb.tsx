import { styled } from 'styled-components';
import { useUi } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { fontSize } from '../../tokens/scale';
import { Link } from '../Link/Link';

/** One level of a breadcrumb. */
export interface Crumb {
  label: string;
  /** URL of the level; the last one is the current page and needs none. */
  href?: string | undefined;
}

export interface BreadcrumbProps {
  /** The pages above this one, then this page. */
  items: readonly Crumb[];
}

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  font-size: ${fontSize.sm};
  color: ${color.muted};
  & > li {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  & > li + li::before {
    content: '';
    width: 6px;
    height: 6px;
    margin: 0 12px 0 9px;
    border: solid currentColor;
    border-width: 1.5px 1.5px 0 0;
    rotate: 45deg;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  & [aria-current] {
    color: ${color.text};
  }
`;

/**
 * The path from the home page to the current page.
 *
 * @example
 * <Breadcrumb items={[
 *   { label: '商城', href: '/mall' },
 *   { label: '水果', href: '/store/2' },
 *   { label: '愛文芒果' },
 * ]} />
 */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const { labels } = useUi();
  return (
    <nav aria-label={labels.breadcrumb}>
      <Trail>
        {items.map(({ label, href }, place) => (
          <li key={place}>
            {href === undefined || place === items.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link tone="quiet" href={href}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </Trail>
    </nav>
  );
}
