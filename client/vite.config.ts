import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { packed } from './build/packed.ts';
import { preloadedFonts } from './build/fonts.ts';
import { licences } from './build/licences.ts';

const server = process.env.BRUSHPASS_URL ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [
    svelte(),
    preloadedFonts(['courier-prime-latin-400', 'barlow-condensed-latin-600']),
    licences(['@fontsource/barlow-condensed', '@fontsource/courier-prime', '@fontsource/special-elite']),
    packed(),
  ],
  build: {
    outDir: process.env.BRUSHPASS_CLIENT ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows files of ours, nothing inline
    modulePreload: { polyfill: false },
  },
  // `npm run dev` beside a `brushpass serve`
  server: { proxy: { '/api': { target: server, ws: true } } },
});
