import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown, UserConfig } from 'vite'

const preloadHelper = '\0vite/preload-helper.js'

/** Vite wraps each `import()` in code that preloads style sheets. These scripts have none, and it would be on every page. */
const withoutPreloading: Plugin = {
  name: 'without-preloading',
  enforce: 'pre',
  // A copy for each file that imports it: two entries would share it as a file of its own.
  resolveId: (id, importer) => (id === preloadHelper ? `${preloadHelper}?for=${importer}` : null),
  load: (id) => (id.startsWith(preloadHelper) ? 'export const __vitePreload = (load) => load()' : null),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = chunk.code.replace(wrapped, '$1')
    },
  },
}

/** `p(()=>import(`./x.js`),[])` in minified code. */
const wrapped = /\b[\w$]+\(\(\)=>(import\(`[^`]+`\)(?:\.then\(\w+=>\w+\.\w+\))?),\[\]\)/g

/** Builds one script for browsers, with the chunks that it imports, into the public folder of the build. */
export function browserScript(input: Record<string, string>, options: Rolldown.RolldownOptions = {}): UserConfig {
  return {
    publicDir: false,
    plugins: [withoutPreloading],
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
