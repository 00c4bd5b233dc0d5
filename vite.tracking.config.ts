import { browserScript } from './vite.browser-script.ts'

// The tracking script. It is a separate build: code shared with other scripts would become one more file to load on each
// page, also where nothing is switched on. Constants are written where they are used: names between its files cost more.
export default browserScript(
  { tracking: 'app/enhance/tracking/main.ts' },
  { optimization: { inlineConst: { mode: 'all' } }, output: { generatedCode: { symbols: false } } },
)
