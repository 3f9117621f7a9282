import { Link } from '../Link/Link';
import { linkParts } from './linkParts';

export interface LinkedTextProps {
  children: string;
  /** Returns the internal path of a full URL; null for another site's, which opens a new window. */
  localHref?: ((href: string) => string | null) | undefined;
}

/**
 * Renders a text whose URLs are links.
 *
 * @example
 * <LinkedText>請看 https://mall.example/product/1001</LinkedText>
 */
export function LinkedText({ children, localHref }: LinkedTextProps) {
  return linkParts(children).map(({ text, href }, at) => {
    if (href === null) return text;
    const local = localHref?.(href) ?? null;
    // Members write these texts: search engines must not count their links.
    const target =
      local === null ? { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } : {};
    return (
      <Link key={at} tone="inherit" href={local ?? href} {...target}>
        {text}
      </Link>
    );
  });
}
