import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

// Builds the small script that every page loads, and the chunks that it imports on pages with forms.
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
