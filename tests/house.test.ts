import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { absentElements } from '../server/used-css.ts'

// Checks the rules of the layout in docs/architecture.md.
const root = resolve(import.meta.dirname, '..')
const files = ['app', 'server', 'tests']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
const text = (file: string) => readFileSync(join(root, file), 'utf8')
const product = files.filter((file) => file.startsWith('app/') && !/\.(test|spec)\.tsx?$/.test(file))
/** What runs for visitors and employees. */
const running = files.filter((file) => !/\.(test|spec|fixture)\.tsx?$|^tests\//.test(file))

const importsOf = (file: string) => importsIn(text(file), file)

const importsIn = (source: string, file: string) =>
  [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, target = '']) => {
    if (target.startsWith('~/')) return [`app/${target.slice(2)}`]
    return target.startsWith('.') ? [relative(root, resolve(root, dirname(file), target))] : []
  })

/** app/site/showroom/X.tsx → site, showroom */
const place = (file: string) => {
  const [, layer = '', room = ''] = file.split('/')
  return { layer: layer.includes('.') ? 'table' : layer, room }
}

const mayImport: Record<string, string[]> = {
  lib: ['lib'],
  ui: ['ui', 'lib'],
  enhance: ['enhance', 'lib'],
  live: ['live', 'lib'],
  platform: ['platform', 'lib'],
  core: ['core', 'platform', 'lib', 'ui'],
  site: ['site', 'core', 'platform', 'lib', 'ui'],
  office: ['office', 'site', 'core', 'platform', 'lib', 'ui'],
}
const tablesAnyoneMayUse = ['app/addresses.ts', 'app/menu.ts', 'app/page-exists.server.ts']

describe('direction', () => {
  test.each(product.filter((file) => place(file).layer in mayImport))('%s imports downwards only', (file) => {
    const { layer, room } = place(file)
    const wrong = importsOf(file).filter((target) => {
      if (!target.startsWith('app/')) return false
      if (tablesAnyoneMayUse.includes(target)) return layer === 'lib' || layer === 'platform'
      if (target === 'app/live-parts.ts') return layer !== 'live'
      const to = place(target)
      if (!mayImport[layer]?.includes(to.layer)) return true
      return layer === 'site' && to.layer === 'site' && to.room !== room && to.room !== 'frame'
    })
    expect(wrong).toEqual([])
  })
})

test.each(product.filter((file) => file !== 'app/platform/form-body.server.ts'))(
  '%s reads forms with limits and cleans them',
  (file) => {
    expect(text(file)).not.toMatch(/\.formData\(\)/)
  },
)

// `Number` accepts fractions, `1e999` and numbers that no column holds: the query fails, and the visitor gets a 500.
test('whole numbers of requests are read with bounds: by readWholeNumber', () => {
  const unbounded =
    /\b(?:Number|parseInt|parseFloat)\(\s*(?:await )?(?:readText|read|body|form|query|search\w*|params|request|url)\b/
  const readsFractions = ['app/office/content/photos/photos.screen.ts']
  expect(product.filter((file) => unbounded.test(text(file)) && !readsFractions.includes(file))).toEqual([])
})

test('one file decides what is a UUID, and one what is an address of this site', () => {
  const spelled = /\\da-f|0-9a-f[^\]\n]*\]\{(?:8|36)\}|\(\?!(?:\[\/|\\\/\))/
  const deciding = ['app/lib/uuid.ts', 'app/lib/site-address.ts']
  expect(product.filter((file) => spelled.test(text(file)) && !deciding.includes(file))).toEqual([])
})

describe('rooms of core', () => {
  const [, line = ''] = /^Rooms of core: `(.+?)`/m.exec(text('docs/architecture.md')) ?? []
  const order = line.split(' → ')
  const inCore = product.filter((file) => place(file).layer === 'core')

  test('each has a place in the order that docs/architecture.md gives', () => {
    const rooms = new Set(inCore.map((file) => place(file).room))
    expect([...order].sort()).toEqual([...rooms].sort())
  })

  test.each(inCore)('%s imports only rooms to the right of its own', (file) => {
    const rooms = importsOf(file)
      .filter((target) => place(target).layer === 'core')
      .map((target) => place(target).room)
    expect(rooms.filter((room) => order.indexOf(room) < order.indexOf(place(file).room))).toEqual([])
  })
})

describe('what only tests use', () => {
  const isForTests = (file: string) => /\.(test|spec|fixture)\.tsx?$|\/(states|visit)\.ts$|^tests\//.test(file)
  const usedByProduct = new Set(files.filter((file) => !isForTests(file)).flatMap(importsOf))
  const entries = [
    'app/routes.ts',
    'vite.enhance.config.ts',
    'vite.map.config.ts',
    'vite.tracking.config.ts',
    'vite.live.config.ts',
    'bin/simulate',
  ]
    .map(text)
    .join()
  const isEntry = (file: string) =>
    entries.includes(file.replace(/^app\/(?=site\/|office\/)/, '')) || file === 'app/entry.server.tsx'
  // Use cases of the office and their words. They have tests, but their screens do not exist yet.
  const awaitTheirScreens = ['app/core/appointments/zone-correction/correct-regency.server.ts']

  test('says so in its name: *.fixture.*, states.ts or visit.ts', () => {
    const unused = product.filter((file) => !isForTests(file) && !usedByProduct.has(file) && !isEntry(file))
    expect(unused.filter((file) => !file.endsWith('.d.ts') && !awaitTheirScreens.includes(file))).toEqual([])
  })

  test('is not imported by the product', () => {
    expect([...usedByProduct].filter(isForTests)).toEqual([])
  })

  test('is the only data next to the code; all other data is in data/', () => {
    const data = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(csv|json|txt)$/.test(file),
    )
    expect(data.filter((file) => !/\.fixture\.\w+$/.test(file))).toEqual([])
  })
})

test('no file is over 300 lines', () => {
  const long = files.filter((file) => text(file).split('\n').length > 301)
  expect(long).toEqual([])
})

test('every screen is mounted once, by the table of routes', () => {
  const routes = text('app/routes.ts')
  const screens = product.filter((file) => /\.(screen|layout)\.tsx?$/.test(file)).map((file) => file.replace('app/', ''))
  const mountedWrongly = screens.filter((screen) => routes.split(`'${screen}'`).length !== 2)
  expect(mountedWrongly).toEqual([])
})

test('no cache keeps a page whose address contains a secret', () => {
  const secret = [...text('app/routes.ts').matchAll(/route\('[^']*:(?:token|flow)[^']*', '([^']+)'\)/g)].map(
    ([, screen = '']) => screen,
  )
  expect(secret.length).toBeGreaterThan(10)
  // No cache keeps any page of the office (server/office-answer.ts).
  const ofSite = secret.filter((screen) => screen.startsWith('site/'))
  expect(ofSite.filter((screen) => !/handle = \{ (?:personal|file): true \}/.test(text(`app/${screen}`)))).toEqual([])
})

test('addresses are written in the tables only', () => {
  const literal = /(?:href|action|formAction)="\/(?!favicon)/
  expect(product.filter((file) => literal.test(text(file)))).toEqual([])
})

test('an object is read by a key from outside only with own(): every object inherits constructor and toString', () => {
  // These keys come from the object itself.
  const ownKeys = [
    'applying.ts',
    'next-steps.ts',
    'ActionBar.tsx',
    'operators.ts',
    'change-calendar.server.ts',
    'tell-visitor.server.ts',
    'own.ts',
  ]
  const wrong = running.flatMap((file) => {
    const source = text(file)
    const tables = [...source.matchAll(/^(?:export )?const (\w+): (?:Readonly<)?Record<string, .*= \{/gm)].map(([, name]) => name)
    const lookups = [
      ...(ownKeys.some((name) => file.endsWith(`/${name}`)) ? [] : source.matchAll(/\[[^[\]\n]* as keyof .*/g)),
      ...source.matchAll(/(?:[(!]|&&|\|\||=>|return) ?\(?[a-z]\w* in [\w.]+(?:[),;\n]| [&|?]).*/g),
      ...tables.flatMap((name) => [...source.matchAll(new RegExp(`\\b${name}\\[[^'\n].*`, 'g'))]),
    ]
    return lookups.map(([found]) => `${file}: ${found}`)
  })
  expect(wrong).toEqual([])
})

test('only lib/uuid.ts knows how a UUID is spelled', () => {
  expect(running.filter((file) => /\\da-f|0-9a-f-?\]\{(?:8|36)/.test(text(file)))).toEqual(['app/lib/uuid.ts'])
})

test('texts that the office keeps in a browser have an owner: their keys are made by ownKey', () => {
  // What remains is chosen for a browser: whether letters are commands, and whether the chat makes a sound.
  const own = ['app/office/frame/own-storage.ts', 'app/office/leads/inbox/keys-enabled.ts', 'app/office/chat/live/alerts.ts']
  const keys = product.filter(
    (file) => file.startsWith('app/office/') && !file.includes('.server.') && /['`]kantor-/.test(text(file)),
  )
  expect(keys.toSorted()).toEqual(own.toSorted())
})

test('no field cuts off pasted text with maxLength: its rule refuses it in words', () => {
  // This field accepts a whole address, and the request line may have 16 KB.
  const allowed = ['app/site/dealer-finder/finder/SearchForm.tsx']
  expect(product.filter((file) => text(file).includes('maxLength=') && !allowed.includes(file))).toEqual([])
})

test('no screen has an element or a type of field whose base CSS the server leaves out', () => {
  const absent = new RegExp(`<(?:${absentElements.join('|')})[\\s>]|type="(?:date|time|datetime-local|month|week|number)"`)
  // The office loads the whole style sheet.
  const screens = product.filter((file) => file.endsWith('.tsx') && place(file).layer !== 'office')
  expect(screens.filter((file) => absent.test(text(file)))).toEqual([])
})

test('no folder has a catch-all name such as utils or helpers', () => {
  const odd = /\/(components|hooks|types|utils|helpers|common|shared)\//
  expect(files.filter((file) => odd.test(file) && !file.startsWith('tests/'))).toEqual([])
})

test('the security policy holds: no style attribute, no handler in the markup', () => {
  // The policy of the office allows style attributes (server/office-answer.ts).
  const forbiddenIn = (file: string) =>
    place(file).layer === 'office' ? /dangerouslySetInnerHTML/ : /\sstyle=\{|\sstyle="|dangerouslySetInnerHTML/
  const allowed = [
    'app/root.tsx',
    'app/site/frame/Tracking.tsx',
    'app/site/frame/structured-data.tsx',
    'app/ui/LivePart.tsx',
    'app/live/ServedWhenBroken.tsx',
    'app/ui/RenderedOnce.tsx',
  ]
  expect(product.filter((file) => forbiddenIn(file).test(text(file)) && !allowed.includes(file))).toEqual([])
})

test('only the document process loads the PDF library, never the process of the pages', () => {
  const screens = product.filter((file) => /\.(screen|layout)\.tsx?$/.test(file))
  const loaded = loadedFrom(['server/main.ts', 'app/root.tsx', 'app/entry.server.tsx', ...screens])
  const writesPdfs = (file: string) => /^import (?!type).*from '(@react-pdf\/|pdfkit)/m.test(text(file))
  expect(loaded.filter(writesPdfs)).toEqual([])
  expect(loadedFrom(['server/document-process.ts']).filter(writesPdfs)).not.toEqual([])
})

test('sharp is loaded when the first picture is made, not at the start', () => {
  const loadsSharp = (file: string) => /^import (?!type).*from 'sharp'/m.test(text(file))
  const screens = product.filter((file) => /\.(screen|layout)\.tsx?$/.test(file))
  expect(loadedFrom(['server/main.ts', 'app/root.tsx', ...screens]).filter(loadsSharp)).toEqual([])
  expect(product.filter(loadsSharp)).not.toEqual([])
})

test('the server loads no package that is there for development only', () => {
  const { devDependencies } = JSON.parse(text('package.json')) as { devDependencies: Record<string, string> }
  const screens = product.filter((file) => /\.(screen|layout)\.tsx?$/.test(file))
  const programs = ['main', 'document-process', 'backup', 'restore'].map((name) => `server/${name}.ts`)
  const entries = [...programs, 'app/root.tsx', 'app/entry.server.tsx', ...screens]
  const wrong = loadedFrom(entries).flatMap((file) => packagesOf(file).filter((name) => name in devDependencies))
  expect(wrong).toEqual([])
  expect(packagesOf('server/screen-classes.ts')).toContain('vite')
})

test('components and browser scripts load neither the schema library nor Temporal', () => {
  const isShown = (file: string) => /^app\/(site|core|ui)\/.*\.tsx$/.test(file) && !/\.(screen|layout|server)\.tsx$/.test(file)
  // Documents are made on the server only.
  const inDocuments = /^app\/core\/documents\/|\/pdf\//
  const shown = product.filter((file) => isShown(file) && !inDocuments.test(file))
  const heavy = (file: string) => /^import (?!type).*from '(zod|@conform-to\/zod|temporal-polyfill)/m.test(text(file))
  expect(shown.length).toBeGreaterThan(150)
  expect(loadedFrom([...shown, 'app/enhance/main.ts', 'app/live/main.ts']).filter(heavy)).toEqual([])
  expect(loadedFrom(['app/core/leads/lead.ts', 'app/ui/read-form.server.ts']).filter(heavy)).not.toEqual([])
})

/** These files and every file that they import, directly or later. Type imports do not count. */
function loadedFrom(entries: readonly string[]): string[] {
  const found = new Set(entries)
  for (const file of found) for (const target of importsIn(valuesOf(file), file)) if (files.includes(target)) found.add(target)
  return [...found]
}

const valuesOf = (file: string) => text(file).replace(/^(import|export) type (\{[^}]*\} from )?.*$/gm, '')

/** The packages whose code a file imports: `@scope/name` of `@scope/name/part`. Files such as fonts (`?url`) are no code. */
const packagesOf = (file: string) =>
  [...valuesOf(file).matchAll(/(?:from|import)\s*\(?\s*'((?:@[\w-]+\/)?[\w-]+)(?:\/[^'?]*)?'/g)].map(([, name = '']) => name)
