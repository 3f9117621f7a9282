import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const api = process.env['API_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@mall/source', ...defaultClientConditions] },
  build: { target: 'es2022', sourcemap: false, modulePreload: { polyfill: false }, manifest: true },
  server: {
    port: 5173,
    proxy: {
      '/api': api,
      '/sanctum': api,
      '/media': api,
      '/sandbox': api,
      '/socket.io': { target: api, ws: true },
    },
  },
});
