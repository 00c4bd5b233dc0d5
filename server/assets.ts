import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative } from 'node:path'
import { own } from '../app/lib/own.ts'
import { tagged } from './encoded-body.ts'
import { ReadyAnswer } from './ready-answer.ts'
import { subresourceHeaders } from './security-headers.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

const neverDocuments = ['.js', '.css', '.woff2']

/** The built static files with their compressed forms, which the build wrote next to them. Read once at start. */
export class Assets {
  readonly #files: Map<string, ReadyAnswer>

  private constructor(files: Map<string, ReadyAnswer>) {
    this.#files = files
  }

  static async read(folder: string, headers: Record<string, string>): Promise<Assets> {
    const names = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = names.filter((name) => name.isFile() && Object.hasOwn(types, extname(name.name)) && !name.name.startsWith('.'))
    const read = files.map(async (file): Promise<[string, ReadyAnswer]> => {
      const path = `/${relative(folder, join(file.parentPath, file.name)).replaceAll('\\', '/')}`
      return [path, await readAsset(join(file.parentPath, file.name), path, headers)]
    })
    return new Assets(new Map(await Promise.all(read)))
  }

  /** The address of the file whose address starts with `start`, e.g. `/assets/enhance-`. */
  find(start: string): string | undefined {
    return [...this.#files.keys()].find((path) => path.startsWith(start))
  }

  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const url = request.url ?? ''
    const query = url.indexOf('?')
    const asset = this.#files.get(query < 0 ? url : url.slice(0, query))
    if (!asset) return false
    asset.send(request, response)
    return true
  }
}

async function readAsset(file: string, path: string, common: Record<string, string>): Promise<ReadyAnswer> {
  const bytes = await readFile(file)
  const [br, gzip] = await Promise.all([readIfThere(`${file}.br`), readIfThere(`${file}.gz`)])
  const forever = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  const headers = {
    ...(neverDocuments.includes(extname(path)) ? subresourceHeaders(common) : common),
    'Content-Type': own(types, extname(path)) ?? 'application/octet-stream',
    'Cache-Control': forever,
    Vary: 'Accept-Encoding',
  }
  return new ReadyAnswer(tagged(bytes, br ?? bytes, gzip ?? bytes), headers)
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch {
    return undefined
  }
}
