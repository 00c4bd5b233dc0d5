import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { screenClasses } from './server/screen-classes.ts'

export default defineConfig({
  // Tailwind's own optimizer would replace light-dark() for old browsers. Then one stage could not be dark on a light page.
  plugins: [tailwindcss({ optimize: false }), reactRouter(), screenClasses()],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'firefox128', 'safari17.5'], cssMinify: 'lightningcss' },
  environments: { ssr: { build: { cssMinify: 'lightningcss', rollupOptions: { input: './server/main.ts' } } } },
})
