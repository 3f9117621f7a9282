import { useUi, type UiLinkProps } from '../../theme/UiContext';

/** A scheme, or `//`: the address leaves the site, so the router has no say in it. */
const leavesSite = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

export type BaseLinkProps = UiLinkProps;

/**
 * A link without looks: the injected router link within the site, a plain anchor to elsewhere.
 * Every linking part of the kit is styled over this one.
 *
 * @example
 * const Tile = styled(BaseLink)`display: block;`;
 */
export function BaseLink(props: BaseLinkProps) {
  const { link: RouterLink } = useUi();
  const newWindow = props.target === '_blank';
  if (RouterLink && !newWindow && !leavesSite.test(props.href)) return <RouterLink {...props} />;
  const { children, ...anchor } = props;
  return (
    <a {...(newWindow && { rel: 'noopener noreferrer' })} {...anchor}>
      {children}
    </a>
  );
}
