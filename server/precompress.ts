// The last step of the build: writes a brotli and a gzip form next to each compressible static file.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const folder = 'build/client'
const compressible = /\.(js|css|svg|json|txt|webmanifest)$/

for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.test(entry.name)) continue
  const file = join(entry.parentPath, entry.name)
  const bytes = await readFile(file)
  await writeFile(`${file}.br`, brotliCompressSync(bytes))
  await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
