import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

// The scripts of the site, beside the assets of the others: the small one every page has, and React with its live parts.
export default defineConfig({
  publicDir: false,
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    modulePreload: false,
    rollupOptions: {
      input: { enhance: 'app/enhance/main.ts', live: 'app/entry.live.ts' },
      output: { entryFileNames: 'assets/[name]-[hash].js', format: 'es' },
    },
  },
})
