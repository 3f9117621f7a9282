import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig } from 'vite';
import { constructedStyles, siteBuild } from '../../packages/app/vite/siteBuild.ts';

const API_URL = process.env['API_URL'] ?? 'http://localhost:3000';

/** The staff's site, which the server serves below `/desk`. */
export default defineConfig(
  mergeConfig(siteBuild(API_URL), {
    base: '/desk/',
    plugins: [react(), constructedStyles],
    server: { port: 5174 },
  }),
);
