import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

// The scripts of the site, beside its other assets: the small one every page has, and what it fetches for forms.
export default defineConfig({
  publicDir: false,
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    modulePreload: false,
    rollupOptions: {
      input: { enhance: 'app/enhance/main.ts' },
      output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js', format: 'es' },
    },
  },
})
