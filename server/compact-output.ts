import { minifySync, type Plugin, parseSync, Visitor } from 'vite'

/**
 * V8 keeps the source of a module as long as the module lives, and the place of every line end as soon as it has written one
 * stack trace. So the server's code has no comments and no indentation, and a line for each function.
 */
export function compactOutput(): Plugin {
  return {
    name: 'compact-output',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // Not in renderChunk: Rolldown prints the code once more after it, without the escapes.
    generateBundle(_, files) {
      for (const file of Object.values(files)) if (file.type === 'chunk') file.code = compact(file.code)
    },
  }
}

/** The same code without comments and indentation, in ASCII. Names stay: stack traces show them. */
export function compact(code: string): string {
  const { code: short, errors } = minifySync('server.js', code, { module: true, compress: false, mangle: false })
  if (errors[0]) throw new Error(errors[0].message)
  return inAscii(withLines(short))
}

/** A stack trace names a line, and Node prints it when an error ends the process. One line for everything would be useless. */
function withLines(code: string): string {
  const { program } = parseSync('server.js', code)
  const starts = new Set<number>()
  const add = ({ start }: { start: number }) => void starts.add(start)
  program.body.forEach(add)
  new Visitor({ FunctionDeclaration: add, MethodDefinition: add }).visit(program)
  const places = [0, ...[...starts].sort((a, b) => a - b), code.length]
  return places.map((place, index) => code.slice(place, places[index + 1])).join('\n')
}

const outsideAscii = /[^\0-\x7f]/g

/**
 * Writes every character outside ASCII as an escape. One character outside Latin-1 makes V8 keep two bytes for each character
 * of the source. Without the flag `u` the expression matches each half of a surrogate pair, and each half gets its escape.
 */
const inAscii = (code: string): string =>
  code.replace(outsideAscii, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
