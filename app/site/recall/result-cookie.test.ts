import { expect, test } from 'vitest'
import { readResult, rememberResult } from './result-cookie.server.ts'

const address = 'http://localhost/aftersales/recall/result'
const ask = (cookie: string) => new Request(address, { headers: { Cookie: cookie } })
const writtenFor = async (slugs: string[]) =>
  (await rememberResult(new Request(address), { ending: '0001', slugs }))['Set-Cookie'].split(';', 1)[0] ?? ''

test('a result comes back from its cookie, with recalls and without', async () => {
  for (const slugs of [[], ['pompa'], ['pompa', 'layar-2']])
    expect(await readResult(ask(await writtenFor(slugs)))).toEqual({ ending: '0001', slugs })
})

test('a missing or changed cookie is no result', async () => {
  expect(await readResult(new Request(address))).toBeNull()
  for (const value of ['0001', '0001:../x', 'MK2NCWTARJJ250000:pompa'])
    expect(await readResult(ask(`kampanye=${encodeURIComponent(btoa(JSON.stringify(value)))}`))).toBeNull()
})
