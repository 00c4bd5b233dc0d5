import fc from 'fast-check'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import routes from '../app/routes.ts'
import { routeTable } from './route-table.ts'

type Entry = { file: string; path?: string | undefined; index?: boolean | undefined; children?: readonly Entry[] | undefined }

const handles: Record<string, object> = {
  'site/test-drive/test-drive.screen.tsx': { fresh: true },
  'site/test-drive/result.screen.tsx': { personal: true },
  'site/brochures/download.screen.ts': { file: true },
  'site/newsroom/photo.screen.ts': { file: true, picture: true },
}

/** The routes as the build lists them: flat, each with the id of its parent. */
function flat(entries: readonly Entry[], parentId?: string): [string, object][] {
  return entries.flatMap(({ file, path, index, children }): [string, object][] => {
    const action = file.endsWith('test-drive.screen.tsx') ? { action: () => null } : {}
    const module = { handle: handles[file], default: () => null, ...action }
    return [[file, { id: file, parentId, path, index, module }], ...flat(children ?? [], file)]
  })
}

const table = routes as unknown as readonly Entry[]
const build = { routes: Object.fromEntries(flat(table)) } as unknown as ServerBuild
const match = routeTable(build)

function objects(entries: readonly Entry[]): RouteObject[] {
  return entries.map(({ file, path, index, children }) =>
    index
      ? { id: file, index: true as const }
      : { id: file, ...(path === undefined ? {} : { path }), children: objects(children ?? []) },
  )
}
const expected = objects(table)

test.each([
  ['/', 'site/home/home.screen.tsx', '/'],
  ['/our-cars/bandingkan', 'site/showroom/compare/compare.screen.tsx', '/our-cars/bandingkan'],
  ['/our-cars/xpander', 'site/showroom/car-redirect.screen.ts', '/our-cars/xpander'],
  ['/OUR-cars/Xpander/', 'site/showroom/car-redirect.screen.ts', '/our-cars/Xpander'],
  ['/our-cars/pajero%20sport', 'site/showroom/car-redirect.screen.ts', '/our-cars/pajero%20sport'],
  ['/%6fur-cars', 'site/showroom/cars.screen.tsx', '/our-cars'],
  ['/permintaan/Ab_1/kalender.ics', 'site/my-requests/calendar.screen.ts', '/permintaan/Ab_1/kalender.ics'],
  ['/nothing/at/all', 'site/frame/not-found.screen.tsx', null],
])('%s is %s', (pathname, id, path) => {
  expect(match(pathname)).toMatchObject({ id, path })
})

test('a page is what its route declares, and takes forms when its screen has an action', () => {
  expect(match('/test-drive')).toMatchObject({ kind: 'fresh', takesForms: true })
  expect(match('/test-drive/result/x')).toMatchObject({ kind: 'personal', takesForms: false })
  expect(match('/brosur/download')).toMatchObject({ kind: 'file', isPicture: false })
  expect(match('/gambar/foto/x/y/640.avif')).toMatchObject({ kind: 'file', isPicture: true })
  expect(match('/our-cars').kind).toBe('public')
})

const words = [...new Set(flat(table).flatMap(([, route]) => ((route as { path?: string }).path ?? '').split('/')))].filter(
  Boolean,
)
const segment = fc.oneof(
  fc.constantFrom(...words.filter((word) => !/[:*]/.test(word))),
  fc.constantFrom('x', 'Xpander', 'ab-c_1', 'é'),
)

test('every path matches the screen that React Router would choose', () => {
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 5 }), fc.boolean(), (segments, isUpperCase) => {
      const path = `/${segments.map(encodeURIComponent).join('/')}`
      const pathname = isUpperCase ? path.replace(/[a-z]+/, (word) => word.toUpperCase()) : path
      expect(match(pathname).id).toBe(matchRoutes(expected, pathname)?.at(-1)?.route.id)
    }),
    { numRuns: 2000 },
  )
})
