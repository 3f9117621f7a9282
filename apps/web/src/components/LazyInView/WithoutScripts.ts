import { createContext } from 'react';

/** Whether content is only for browsers that run no scripts: controls that need scripts are left out. */
export const WithoutScripts = createContext(false);
