import { createContext } from 'react';

/**
 * Whether a parent styles its child, as `Button asChild` does. A component with styles of its own,
 * such as `Link`, then renders without them; otherwise the later rules would win.
 */
export const StyledByParent = createContext(false);
