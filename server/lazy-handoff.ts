import type { Plugin } from 'vite'

/**
 * React Router encodes the data of the loaders for the browser before it renders a page, even if the page runs no
 * framework script. This makes the encoded data a getter, so that only pages that send the data encode it.
 */
export function lazyHandoff(): Plugin {
  return {
    name: 'lazy-handoff',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/server-runtime\/server\.js$/ },
      handler: (code) => ({ code: withLazyHandoff(code), map: null }),
    },
  }
}

const encodedAtOnce = /serverHandoffStream: (encodeViaTurboStream\([^()]*\))/g

/** The source of React Router's server with the getter. Throws when the source is not as expected. */
export function withLazyHandoff(source: string): string {
  const places = source.match(encodedAtOnce)?.length ?? 0
  if (places !== 2) throw new Error(`React Router encodes loader data in ${places} places, not in two.`)
  return source.replaceAll(encodedAtOnce, 'get serverHandoffStream() { return $1 }')
}
