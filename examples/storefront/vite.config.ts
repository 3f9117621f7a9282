import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

// The server proxies the mall's paths, so the page has the mall's origin. `.env` has the mall's URL.
export default defineConfig(({ mode }) => {
  const environment = loadEnv(mode, import.meta.dirname, 'MALL_URL');
  const proxied = {
    target: environment['MALL_URL'] ?? 'http://localhost:3000',
    changeOrigin: false,
  };
  const proxy = {
    '/api': proxied,
    '/sanctum': proxied,
    '/media': proxied,
    '/sandbox': proxied,
    '/socket.io': { ...proxied, ws: true },
  };
  return { plugins: [react()], server: { proxy }, preview: { proxy } };
});
