import type { ComponentProps, JSX } from 'react';

/** The part of Next's link that the documentation uses. */
declare const Link: (props: ComponentProps<'a'> & { href: string }) => JSX.Element;
export default Link;
