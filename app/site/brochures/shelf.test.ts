import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Shelf, shelfName } from './shelf.server.ts'

const file = (size: number) => Buffer.alloc(size, 'x')
const name = (stem: string, letter = 'a') => shelfName(stem, letter.repeat(12))

let root: string
let folder: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'shelf-'))
  folder = join(root, 'build')
})
afterEach(() => rm(root, { recursive: true }))

test('the file that was unused longest is deleted when the shelf is full', async () => {
  const shelf = await Shelf.open(folder, 300)
  await shelf.put(name('xpander'), file(100))
  await shelf.put(name('triton'), file(100))
  await shelf.put(name('l300'), file(100))
  await shelf.find(name('xpander'))
  await shelf.put(name('xforce'), file(100))
  const left = ['xpander', 'l300', 'xforce'].map((stem) => name(stem)).toSorted()
  expect((await readdir(folder)).toSorted()).toEqual(left)
  expect(await shelf.find(name('triton'))).toBeNull()
})

test('the limit holds for files from before a restart', async () => {
  const before = await Shelf.open(folder, 300)
  for (const stem of ['xpander', 'triton', 'l300']) await before.put(name(stem), file(100))
  await Shelf.open(folder, 200)
  expect(await readdir(folder)).toHaveLength(2)
})

test('a new version replaces only the old one of the same model and area', async () => {
  const shelf = await Shelf.open(folder)
  for (const stem of ['xpander', 'xpander-32.73', 'xpander-cross']) await shelf.put(name(stem), file(10))
  await shelf.put(name('xpander', 'b'), file(10))
  const left = [name('xpander', 'b'), name('xpander-32.73'), name('xpander-cross')].toSorted()
  expect((await readdir(folder)).toSorted()).toEqual(left)
})

test('the folders of other builds are deleted', async () => {
  await mkdir(join(root, 'older'))
  await writeFile(join(root, 'older', name('xpander')), '')
  await Shelf.open(folder)
  expect(await readdir(root)).toEqual(['build'])
})

test('a file has its number of pages and an ETag of its bytes', async () => {
  const shelf = await Shelf.open(folder)
  const bytes = Buffer.from('<</Type /Pages>> <</Type /Page>> <</Type /Page>>')
  const put = await shelf.put(name('xpander'), bytes)
  expect(put).toMatchObject({ pages: 2, etag: expect.stringMatching(/^"[\w-]{22}"$/) })
  expect(await (await Shelf.open(folder)).find(name('xpander'))).toEqual(put)
})
