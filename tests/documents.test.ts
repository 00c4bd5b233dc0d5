import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { secretVariables } from '../app/platform/secret-files.server.ts'

// Checks that the documents are true.
const root = resolve(import.meta.dirname, '..')
const text = (file: string) => readFileSync(join(root, file), 'utf8')

test('every file that a document links to or names exists', () => {
  const folders = ['.', 'app', 'bin', 'data', 'docs', 'migrations', 'proxy', 'public', 'server', 'tests']
  const filesIn = (folder: string) => readdirSync(join(root, folder), { recursive: folder !== '.', encoding: 'utf8' })
  const paths = folders.flatMap((folder) => filesIn(folder).map((file) => `/${join(folder, file)}`))
  const documents = paths.filter((path) => /^\/(README|CONTRIBUTING)\.md$/.test(path) || /^\/docs\/.*\.md$/.test(path))
  expect(documents.length).toBeGreaterThan(20)
  const missing = documents.flatMap((document) => {
    const named = [...filesNamedIn(text(document))].filter((name) => !paths.some((path) => path.endsWith(`/${name}`)))
    const linked = linksIn(text(document)).filter((link) => !existsSync(join(root, dirname(document), link)))
    return [...named, ...linked].map((name) => `${document}: ${name}`)
  })
  expect(missing).toEqual([])
})

test('docs/operations.md lists every variable of the environment, and no other', () => {
  const readers = ['environment', 'captcha', 'map-tiles', 'channels/settings'].map((name) => `app/platform/${name}`)
  const sources = readers.map((name) => text(existsSync(join(root, `${name}.ts`)) ? `${name}.ts` : `${name}.server.ts`))
  const read = sources.flatMap((source) => [...source.matchAll(/^ +([A-Z][A-Z_]+): z?/gm)].map(([, name = '']) => name))
  const [, table = ''] = text('docs/operations.md').split('## Environment')
  const rows = [...table.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, names = '']) => [...names.matchAll(/`(\w+)`/g)])
  const listed = rows.map(([, name = '']) => name)
  expect(read.length).toBeGreaterThan(35)
  expect(listed.sort()).toEqual([...new Set([...read, ...secretVariables.map((name) => `${name}_FILE`)])].sort())
})

/** File names between backquotes, without addresses of the site, patterns and bare suffixes. */
function filesNamedIn(markdown: string): Set<string> {
  const quoted = [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  const isFile = /^(?!PascalCase)[\w@][\w@./-]*\.(?:tsx?|css|json|md|sql)$/
  return new Set(quoted.flatMap((code) => code.split(/\s+/)).filter((word) => isFile.test(word)))
}

function linksIn(markdown: string): string[] {
  const targets = [...markdown.matchAll(/\]\(([^)#\s]+)/g)].map(([, target = '']) => target)
  return targets.filter((target) => !target.includes('://'))
}
