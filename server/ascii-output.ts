import type { Plugin } from 'vite'

/**
 * Writes every character outside ASCII as an escape. V8 keeps the source of a module as long as the module lives, with two
 * bytes for each character as soon as one of them is outside Latin-1: 20 MB for the server's bundle in place of 10.
 */
export function asciiOutput(): Plugin {
  return {
    name: 'ascii-output',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // Not in renderChunk: Rolldown prints the code once more after it, without the escapes.
    generateBundle(_, files) {
      for (const file of Object.values(files)) if (file.type === 'chunk') file.code = escaped(file.code)
    },
  }
}

const outsideAscii = /[^\0-\x7f]/g

/** Without the flag `u` the expression matches each half of a surrogate pair, and each half gets its escape. */
const escaped = (code: string): string =>
  code.replace(outsideAscii, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
