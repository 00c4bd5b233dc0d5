import { browserScript } from './vite.browser-script.ts'

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
          // Only the finder and the chat need the icons.
          { name: 'shared', test: /\/app\/(?!site\/|core\/|ui\/Icon)|\/react-router\/|preload-helper/, minShareCount: 2 },
        ],
      },
    },
  },
)
