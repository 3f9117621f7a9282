import type { UiLinkProps } from '@mall/ui';
import { Link } from 'react-router-dom';

/** The kit's links, drawn by the router. */
export function SiteLink({ href, ...rest }: UiLinkProps) {
  return <Link to={href} {...rest} />;
}
