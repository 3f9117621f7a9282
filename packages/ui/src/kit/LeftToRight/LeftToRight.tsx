import type { ComponentPropsWithRef } from 'react';

/**
 * Renders a number or a code from left to right on every page. On a right-to-left page a sign would
 * otherwise move to the other side ("17%−", "NT$50-"), and the groups of an account number would be
 * reversed.
 *
 * @example
 * <LeftToRight>−17%</LeftToRight>
 */
export const LeftToRight = (props: ComponentPropsWithRef<'bdi'>) => <bdi dir="ltr" {...props} />;
