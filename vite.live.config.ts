import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

// Builds the script that hydrates live parts. It is a separate build: code shared with the scripts of forms would become
// one more file to load on each page with a form.
export default defineConfig({
  publicDir: false,
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    modulePreload: false,
    rollupOptions: {
      input: { live: 'app/live/main.ts' },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        format: 'es',
        codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
      },
    },
  },
})
