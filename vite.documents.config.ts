import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

// Builds the script of the document process into the same folder as the server's bundle.
export default defineConfig({
  publicDir: false,
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: {
    ssr: './server/document-process.ts',
    outDir: 'build/server',
    emptyOutDir: false,
    rollupOptions: { output: { entryFileNames: '[name].js' } },
  },
})
