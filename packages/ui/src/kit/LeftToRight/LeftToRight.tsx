import type { ComponentPropsWithRef } from 'react';

/**
 * A figure or a code, which is written from left to right on every page. Where the page reads from right to left, a
 * sign would change its side otherwise ("17%−", "NT$50-"), and an account number the order of its groups.
 *
 * @example
 * <LeftToRight>−17%</LeftToRight>
 */
export const LeftToRight = (props: ComponentPropsWithRef<'bdi'>) => <bdi dir="ltr" {...props} />;
