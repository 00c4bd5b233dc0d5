import { type Plugin, parseAst } from 'vite'
import { screenClassesFile } from './screen-classes-file.ts'
import { classNamesOf } from './used-css.ts'

const screen = /\/app\/(.+\.(?:screen|layout)|root)\.tsx?$/
/** PDF components have no classes. */
const ours = /\/app\/(?!core\/documents\/).+\.tsx?$/
const siteSheet = /\/app\/ui\/tokens\.css\?inline$/

/**
 * Lists for each screen the classes of the site's style sheet that occur in its modules and those of its layout. A page
 * of this screen can have no other classes. Pages that are rendered for each visit get the rules of these classes
 * (screen-sheets.ts).
 */
export function screenClasses(): Plugin {
  return {
    name: 'screen-classes',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle() {
      const ids = [...this.getModuleIds()]
      const codeOf = (id: string) => this.getModuleInfo(id)?.code ?? ''
      const siteClasses = classesOfSheet(codeOf(ids.find((id) => siteSheet.test(id)) ?? ''))
      if (siteClasses.size === 0) this.error('The site has no style sheet.')
      const classesIn = memoised((id) => new Set(wordsIn(codeOf(id)).filter((word) => siteClasses.has(word))))
      const screens = ids.flatMap((id) => {
        const [, route] = screen.exec(id) ?? []
        const modules = reachable(id, (each) => this.getModuleInfo(each)?.importedIds ?? [])
        return route ? [[route, [...union(modules.map(classesIn))].sort()]] : []
      })
      this.emitFile({ type: 'asset', fileName: screenClassesFile, source: JSON.stringify(Object.fromEntries(screens)) })
    },
  }
}

/** Reads the module that Vite makes of a style sheet: it exports one string. */
function classesOfSheet(code: string): ReadonlySet<string> {
  const [string] = /"(?:\\.|[^"\\])*"/s.exec(code) ?? ['""']
  return new Set(classNamesOf(JSON.parse(string)))
}

/** The words of every string in source code. A variable with the name of a class does not count. */
function wordsIn(code: string): string[] {
  const strings: string[] = []
  JSON.stringify(parseAst(code), (_, node: unknown) => {
    if (isString(node)) strings.push(typeof node.value === 'string' ? node.value : node.value.cooked)
    return typeof node === 'bigint' ? null : node
  })
  return strings.flatMap((string) => string.split(/\s+/))
}

type StringNode = { type: string; value: string | { cooked: string } }

function isString(node: unknown): node is StringNode {
  const { type, value } = (node ?? {}) as { type?: unknown; value?: unknown }
  return (type === 'Literal' && typeof value === 'string') || type === 'TemplateElement'
}

function reachable(start: string, imports: (id: string) => readonly string[]): string[] {
  const found = new Set([start])
  for (const id of found) for (const next of imports(id)) found.add(next)
  return [...found].filter((id) => ours.test(id))
}

function memoised<Value>(make: (id: string) => Value): (id: string) => Value {
  const made = new Map<string, Value>()
  return (id) => {
    const value = made.get(id) ?? make(id)
    made.set(id, value)
    return value
  }
}

const union = <Value>(sets: readonly ReadonlySet<Value>[]): ReadonlySet<Value> => new Set(sets.flatMap((set) => [...set]))
