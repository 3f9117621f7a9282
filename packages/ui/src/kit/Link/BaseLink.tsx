import { useUi, type UiLinkProps } from '../../theme/UiContext';

/** A scheme or `//`: the URL leaves the site, so the router must not handle it. */
const leavesSite = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

export type BaseLinkProps = UiLinkProps;

/**
 * An unstyled link: the injected router link within the site, a plain anchor for external URLs. All links of
 * the kit are built on it.
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
