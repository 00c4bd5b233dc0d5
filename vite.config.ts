import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compactOutput } from './server/compact-output.ts'
import { lazyHandoff } from './server/lazy-handoff.ts'
import { screenClasses } from './server/screen-classes.ts'

/** In the production build. Bundled libraries start in half the time and in half the memory. These two bring files of their own. */
const bundled = {
  resolve: { noExternal: true as const, external: ['@electric-sql/pglite', 'sharp'] },
  define: { 'process.env.NODE_ENV': '"production"' },
}

/**
 * The files of the server's code; `index.js` has the rest. V8 frees the memory of compiling a file before it compiles the next,
 * but malloc keeps it: four files need half as much as one. A file never imports the one that is made after it.
 */
const files = [
  { name: 'libraries', test: /node_modules/ },
  { name: 'core', test: /\/app\/(core|lib|ui)\// },
  { name: 'site', test: /\/app\/site\// },
].map((file) => ({ ...file, tags: ['$initial' as const] }))

export default defineConfig(({ command }) => ({
  // Tailwind's own optimizer would replace light-dark() for old browsers. Then one stage could not be dark on a light page.
  plugins: [tailwindcss({ optimize: false }), reactRouter(), lazyHandoff(), screenClasses(), compactOutput()],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'firefox128', 'safari17.5'], cssMinify: 'lightningcss' },
  environments: {
    ssr: {
      ...(command === 'build' ? bundled : {}),
      build: {
        cssMinify: 'lightningcss',
        rollupOptions: { input: './server/main.ts', output: { codeSplitting: { groups: files } } },
      },
    },
  },
}))
