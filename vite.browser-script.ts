import { fileURLToPath } from 'node:url'
import type { Rolldown, UserConfig } from 'vite'

/** Builds one script for browsers, with the chunks that it imports, into the public folder of the build. */
export function browserScript(input: Record<string, string>, options: Rolldown.RolldownOptions = {}): UserConfig {
  return {
    publicDir: false,
    resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
    build: {
      outDir: 'build/client',
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        ...options,
        input,
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          format: 'es',
          ...options.output,
        },
      },
    },
  }
}
