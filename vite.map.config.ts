import { browserScript, compiledWhileLoading } from './vite.browser-script.ts'

// The map of dealers, which live parts and pages of dealers import by its address. It is a separate build: code shared
// with the script of every page would become one more file to load on each page.
const config = browserScript({ 'dealer-map': 'app/enhance/dealer-map/main.ts' }, { preserveEntrySignatures: 'exports-only' })

export default { ...config, plugins: [...(config.plugins ?? []), compiledWhileLoading] }
