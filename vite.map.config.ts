import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

// Builds the map of dealers, which live parts and pages of dealers import by its address. It is a separate build: code
// shared with the script of every page would become one more file to load on each page.
export default defineConfig({
  publicDir: false,
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    modulePreload: false,
    rollupOptions: {
      preserveEntrySignatures: 'exports-only',
      input: { 'dealer-map': 'app/enhance/dealer-map/main.ts' },
      output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js', format: 'es' },
    },
  },
})
