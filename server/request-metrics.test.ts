import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { RequestMetrics } from './request-metrics.ts'

type Asked = { path: string; method?: string }

/** Serves requests under watch. `/…` is answered with the status in its first segment; `/hang` is never answered. */
async function observe(asked: readonly Asked[]): Promise<string[]> {
  const metrics = new RequestMetrics()
  const server = createServer((incoming, response) => {
    const [, status = '', page = ''] = new URL(incoming.url ?? '', 'http://site').pathname.split('/')
    if (page) metrics.namePage(response, page)
    if (status === 'hang') return incoming.socket.destroy()
    response.writeHead(Number(status)).end()
  })
  server.on('request', metrics.watch)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  for (const { path, method = 'GET' } of asked) {
    const outgoing = request({ port, host: '127.0.0.1', path, method }).end()
    await once(outgoing, 'response').then(
      ([answer]) => answer.resume(),
      () => {},
    )
  }
  server.close()
  await once(server, 'close')
  const { values } = await metrics.histogram.get()
  return values
    .filter(({ metricName }) => metricName?.endsWith('_count'))
    .map(({ labels, value }) => `${labels.page} ${labels.method} ${labels.status} ${value}`)
}

test('requests are counted by page, method and class of status', async () => {
  const cars = '/200/cars.screen'
  expect(await observe([{ path: cars }, { path: cars }, { path: '/404' }, { path: '/303/form', method: 'POST' }])).toEqual([
    'cars.screen GET 2xx 2',
    'none GET 4xx 1',
    'form POST 3xx 1',
  ])
})

test('whatever a client sends adds no more than one label', async () => {
  const odd = ['PROPFIND', 'PATCH', 'DELETE'].map((method) => ({ path: '/405', method }))
  expect(await observe([...odd, { path: '/404?token=rahasia' }, { path: '/hang' }])).toEqual([
    'none other 4xx 3',
    'none GET 4xx 1',
    'none GET cut off 1',
  ])
})
