import type { NextConfig } from 'next';

export default {
  // Gives the kit's styles the same class names on the server and in the browser.
  compiler: { styledComponents: true },
  turbopack: { root: import.meta.dirname },
} satisfies NextConfig;
