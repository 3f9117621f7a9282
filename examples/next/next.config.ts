import type { NextConfig } from 'next';

export default {
  // Names the styles of the kit alike on the server and in the browser.
  compiler: { styledComponents: true },
  turbopack: { root: import.meta.dirname },
} satisfies NextConfig;
