import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { visitorWaits } from '../app/core/documents/patience.ts'

// Checks that the files of the containers agree with one another.
const root = resolve(import.meta.dirname, '..')
const text = (file: string) => readFileSync(join(root, file), 'utf8')
const compose = text('compose.yaml')
const proxy = text('proxy/haproxy.cfg')

/** The seconds of a setting such as `stop_grace_period: 40s` or `DRAIN_SECONDS: "6"`. */
const seconds = (name: string) => Number(compose.match(new RegExp(`^ +${name}: "?(\\d+)s?"?$`, 'm'))?.[1])

test('the proxy waits longer than an instance, which makes a visitor wait for a document', () => {
  const wait = Number(proxy.match(/^\ttimeout server (\d+)s$/m)?.[1])
  expect(wait).toBeGreaterThan(visitorWaits)
})

test('the proxy knows each instance three times: while it is ready, while it runs, and for when no instance does', () => {
  const instances = [...compose.matchAll(/^ {2}(site\d+):\n {4}<</gm)].map(([, name]) => name)
  const serversOf = (backend: string) => [...backend.matchAll(/^\tserver (\w+) \1:3000$/gm)].map(([, name]) => name)
  expect(instances.length).toBeGreaterThan(1)
  expect(
    proxy
      .split(/^backend /m)
      .slice(1)
      .map(serversOf),
  ).toEqual([instances, instances, instances])
})

test('an instance drains until the proxy has seen it, and is killed only after all that a stop may take', () => {
  const betweenChecks = Number(proxy.match(/inter (\d+)s/)?.[1])
  const longestCheck = Number(proxy.match(/timeout check (\d+)s/)?.[1])
  const [requests, jobs] = [10, 15]
  expect(seconds('DRAIN_SECONDS')).toBeGreaterThan(betweenChecks + longestCheck)
  expect(seconds('stop_grace_period')).toBeGreaterThan(seconds('DRAIN_SECONDS') + requests + jobs)
})

test('only the proxy has ports outside', () => {
  expect(compose.match(/^ +ports:$/gm)).toHaveLength(1)
  expect([...compose.matchAll(/^ +- "\S+:(\d+)"$/gm)].map(([, port]) => port)).toEqual(['8080', '8443'])
})

test('the image starts the site as bin/start does on a database server', () => {
  const [, words = ''] = text('Containerfile').match(/^CMD \["node", (.+)\]$/m) ?? []
  const inImage = words.replaceAll('"', '').split(', ')
  const onServer = text('bin/start').trim().replace('$young', '8')
  expect(onServer.split('node_modules/.bin/node ').at(-1)?.split(' ')).toEqual(inImage)
})
