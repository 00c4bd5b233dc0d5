import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'
import { browserScript, compiledWhileLoading } from './vite.browser-script.ts'

const named = '\0named:'
const isReact = /\/node_modules\/(react|react-dom|react-router|scheduler)\/|^\0named:/

/**
 * Gives each part its own copy of the modules that it imports, except React: a page loads one file for its part. Files that
 * parts share would be more requests, compress worse, and contain what only another part needs.
 */
const ownCopies: Plugin = {
  name: 'own-copies',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const room = roomOf(source, importer)
    const found = room && (await this.resolve(source, importer, { ...options, skipSelf: true }))
    if (!found || isReact.test(found.id) || found.id.startsWith('\0')) return found || null
    return { ...found, id: `${found.id}?room=${room}` }
  },
}

/** The modules that start parts are one file with React: each further file would wait for the one before it. */
const isStart = (id: string) => !/\?room=|\/app\/live\/chat\.tsx$|^\0vite/.test(id)

/** The folder of a part, for the part itself and for all that it imports. Parts in one folder share their modules. */
function roomOf(source: string, importer = ''): string | undefined {
  const [file, room] = importer.split('?room=')
  if (file?.endsWith('/app/live-parts.ts')) return basename(dirname(source))
  return file?.endsWith('/app/live/chat.tsx') ? 'chat' : room
}

/**
 * Gives the CommonJS modules of React named exports. Without them, each file with React imports a helper of the bundler,
 * which is one more request.
 */
const namedExports: Plugin = {
  name: 'named-exports',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    /^react(-dom)?($|\/)/.test(source) && !/\/node_modules\/react(-dom)?\/|^\0/.test(importer) ? named + source : null,
  async load(id) {
    if (!id.startsWith(named)) return null
    const source = id.slice(named.length)
    const names = Object.keys(await import(source)).filter((name) => /^[a-zA-Z]\w*$/.test(name) && name !== 'default')
    const lines = names.map((name) => `export const ${name} = all.${name}`)
    return [`import all from '${source}'`, 'export default all', ...lines].join('\n')
  },
}

// The script that hydrates live parts. It is a separate build: code shared with the scripts of forms would become one more
// file to load on each page with a form.
const config = browserScript(
  { live: 'app/live/main.ts', chat: 'app/live/chat.tsx' },
  {
    preserveEntrySignatures: 'exports-only',
    // Drops the exports of React that no part imports.
    treeshake: { propertyReadSideEffects: false },
    output: { codeSplitting: { groups: [{ name: 'live', test: isStart }] } },
  },
)

export default { ...config, plugins: [ownCopies, namedExports, ...(config.plugins ?? []), compiledWhileLoading] }
