import type { UiLinkProps } from '@mall/ui';
import { Link } from 'react-router-dom';

/** Renders the UI kit's links with the router. */
export function DeskLink({ href, ...rest }: UiLinkProps) {
  return <Link to={href} {...rest} />;
}
