import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

// Builds the programs behind bin/admin, bin/backup and bin/restore.
export default defineConfig({
  publicDir: false,
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: {
    ssr: true,
    outDir: 'build/server',
    emptyOutDir: false,
    rollupOptions: {
      input: ['./server/admin.ts', './server/backup.ts', './server/restore.ts'],
      // Beside the entries: the embedded database looks for the empty database beside its own code.
      output: { entryFileNames: '[name].js', chunkFileNames: 'command-[name].js' },
    },
  },
})
