import { browserScript } from './vite.browser-script.ts'

// The small script that every page loads, and the chunks that it imports on pages with forms.
export default browserScript({ enhance: 'app/enhance/main.ts' })
