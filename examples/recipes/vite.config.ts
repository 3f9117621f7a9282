import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// No proxy: the pages call the mall from an origin of their own, which the mall lists in STOREFRONT_ORIGINS.
export default defineConfig({ plugins: [react()] });
