import { defineConfig } from 'vite'

// The one small script of pages without React, beside the assets of the others.
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    modulePreload: false,
    rollupOptions: {
      input: 'app/enhance/main.ts',
      output: { entryFileNames: 'assets/enhance-[hash].js', format: 'es' },
    },
  },
})
