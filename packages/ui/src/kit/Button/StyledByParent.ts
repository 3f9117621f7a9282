import { createContext } from 'react';

/**
 * Whether a parent gives its child its own look, as `Button asChild` does. A component with a look of its own, such
 * as `Link`, then renders without it: both would apply, and the one whose rules come later would win.
 */
export const StyledByParent = createContext(false);
