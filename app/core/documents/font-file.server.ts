import { readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { unpackedFont } from './woff.ts'

const { resolve } = createRequire(import.meta.url)

const files = new Map<string, Promise<string>>()

/** Path of the site's typeface, bold, as a plain font in this folder. Written once a process: pictures need a file. */
export function boldFontFile(folder: string): Promise<string> {
  const known = files.get(folder)
  if (known) return known
  const writing = writeFont(folder)
  files.set(folder, writing)
  // A full disk may have room again later.
  writing.catch(() => files.delete(folder))
  return writing
}

async function writeFont(folder: string): Promise<string> {
  const packed = await readFile(resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-700-normal.woff'))
  const path = join(folder, 'plus-jakarta-sans-700.ttf')
  // Another process may read the file: it must never see half of it.
  await writeFile(`${path}.${process.pid}`, unpackedFont(packed))
  await rename(`${path}.${process.pid}`, path)
  return path
}
