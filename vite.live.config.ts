import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

// What brings live parts to life. Apart from the scripts of forms: what both use would become one more file for each page.
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
