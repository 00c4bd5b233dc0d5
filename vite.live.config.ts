import { browserScript } from './vite.browser-script.ts'

const isShared = /\/app\/(live|live-parts|lib|ui|address-table)\b|\/react-router\/|preload-helper/
/** Only the chat and the finder need these. */
const isApart = /\/app\/(ui\/(Icon|FileField)|lib\/(small-photo|part-header|page-tracking))\./

// The script that hydrates live parts. It is a separate build: code shared with the scripts of forms would become one more
// file to load on each page with a form.
export default browserScript(
  { live: 'app/live/main.ts', chat: 'app/live/chat.tsx' },
  {
    preserveEntrySignatures: 'exports-only',
    output: {
      codeSplitting: {
        groups: [
          { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
          // What parts share besides their own room, in one file: many small ones compress worse, and each costs a request.
          { name: 'shared', test: (id) => isShared.test(id) && !isApart.test(id), minShareCount: 2 },
        ],
      },
    },
  },
)
