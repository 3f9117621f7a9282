import type { ComponentProps, JSX } from 'react';

/** Next's link, as far as the documentation uses it. */
declare const Link: (props: ComponentProps<'a'> & { href: string }) => JSX.Element;
export default Link;
