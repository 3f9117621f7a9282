import type { ComponentPropsWithRef } from 'react';

/**
 * Renders a number or a code from left to right on every page, and out of reach of page translators. On a
 * right-to-left page a sign would otherwise move to the other side ("17%−", "NT$50-"), and the groups of an account
 * number would be reversed. A translator replaces text nodes, and React would change a node that is no longer shown.
 *
 * @example
 * <LeftToRight>−17%</LeftToRight>
 */
export const LeftToRight = (props: ComponentPropsWithRef<'bdi'>) => (
  <bdi dir="ltr" translate="no" {...props} />
);
