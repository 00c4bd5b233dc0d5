import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  // Tailwind's own optimizer would lower light-dark() for browsers we do not aim at, and a stage could not be dark by itself.
  plugins: [tailwindcss({ optimize: false }), reactRouter()],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'firefox120', 'safari17.5'], cssMinify: 'lightningcss' },
  environments: {
    ssr: { build: { cssMinify: 'lightningcss', rollupOptions: { input: './server/main.ts' } } },
    // Few files: each answer carries its own headers, and a slow line pays for every one.
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: 'site', test: /\/app\/(ui|lib|site\/frame)\/|\/app\/(root|addresses|menu)\./ },
              ],
            },
          },
        },
      },
    },
  },
})
