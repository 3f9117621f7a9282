import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The dev server proxies the mall's paths, so the page has the mall's origin.
const target = process.env['MALL_URL'] ?? 'http://localhost:3000';
const proxied = { target, changeOrigin: false };
const proxy = {
  '/api': proxied,
  '/sanctum': proxied,
  '/media': proxied,
  '/sandbox': proxied,
  '/socket.io': { ...proxied, ws: true },
};

export default defineConfig({ plugins: [react()], server: { proxy }, preview: { proxy } });
