import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The mall's paths go to the mall; its server sees this page's own host, so it counts as the page's origin.
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
