import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect, test } from 'vitest'
import { documentOr503 } from '../app/core/documents/patience.ts'
import { readEnvironment } from '../app/platform/environment.server.ts'
import { services } from '../app/platform/services.ts'
import { ThreadUnavailable } from '../app/platform/thread-task.ts'
import { routerBuild } from '../tests/support/router-build.ts'
import { createApp } from './app.ts'
import type { AppBuild } from './build.ts'
import { Limits } from './limits.ts'
import { PageCache } from './page-cache.ts'

const buildOf = (loader: () => unknown) =>
  routerBuild({
    entry: { default: () => new Response(), services },
    routes: { file: { id: 'file', path: 'berkas.pdf', module: { loader, handle: { file: true } } } },
  }) as AppBuild

async function answerOf(loader: () => unknown): Promise<Response> {
  const environment = readEnvironment({ PUBLIC_URL: 'https://situs.example' })
  const app = createApp({
    build: buildOf(loader),
    siteCss: '',
    screenClasses: {},
    services: { environment, log: { error: () => {} } } as never,
    cache: new PageCache(),
    limits: new Limits(environment),
    headers: {},
    isDraining: () => false,
  })
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/berkas.pdf`)
  } finally {
    server.close()
  }
}

test('when the document thread was lost, the answer is a plain page that says when to try again', async () => {
  const answer = await answerOf(() => documentOr503(Promise.reject(new ThreadUnavailable('lost'))))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('5')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await answer.text()).toContain('Tunggu beberapa detik')
})

test('a file that cannot be made at all answers 500', async () => {
  const answer = await answerOf(() => documentOr503(Promise.reject(new Error('a bug'))))
  expect(answer.status).toBe(500)
  expect(answer.headers.get('Retry-After')).toBeNull()
})
