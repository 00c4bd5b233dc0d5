// A step of the build. The framework makes scripts for every screen, but only the pages of the office run them: this deletes
// all scripts that no page of the office can load, and all other routes from the manifest that the browser loads.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'build/client/assets'
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
const manifest = scripts.find((name) => name.startsWith('manifest-'))
if (!manifest) throw new Error('The client build has no manifest.')

type Entry = { module: string; imports: string[] }
type Manifest = { entry: Entry; routes: Record<string, Entry> }

const start = 'window.__reactRouterManifest='
const { routes, ...rest } = readManifest(join(folder, manifest))
const isKept = (id: string) => id === 'root' || id.startsWith('office/')
const office = Object.entries(routes).filter(([id]) => isKept(id))
writeFileSync(join(folder, manifest), `${start}${JSON.stringify({ ...rest, routes: Object.fromEntries(office) })};`)

const modules = [rest.entry, ...office.map(([, route]) => route)].flatMap(({ module, imports }) => [module, ...imports])
const kept = new Set([manifest, ...modules.map(fileName)])
// A set grows while it is walked: scripts that a kept script imports, also later, are kept too.
for (const name of kept) if (name !== manifest) for (const other of importedBy(name)) kept.add(other)
for (const name of scripts) if (!kept.has(name)) rmSync(join(folder, name))

function readManifest(file: string): Manifest {
  const source = readFileSync(file, 'utf8')
  if (!source.startsWith(start)) throw new Error(`${file} does not begin with "${start}".`)
  return JSON.parse(source.slice(start.length, source.lastIndexOf('}') + 1))
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function importedBy(name: string): string[] {
  const source = readFileSync(join(folder, name), 'utf8')
  return scripts.filter((other) => other !== name && other !== manifest && source.includes(other))
}
