import { browserScript } from './vite.browser-script.ts'

// The tracking script. It is a separate build: code shared with other scripts would become one more file to load on each
// page, also where nothing is switched on.
export default browserScript({ tracking: 'app/enhance/tracking/main.ts' })
