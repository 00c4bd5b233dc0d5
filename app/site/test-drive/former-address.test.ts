import { expect, test } from 'vitest'
import type { Route } from './+types/former-address.screen'
import { loader } from './former-address.screen.ts'

const answer = (page: string) => loader({ params: { token: '//contoh.id', page } } as Route.LoaderArgs)

test('a former address leads to the page of the request', () => {
  expect(answer('pindah').headers.get('Location')).toMatch(/^\/permintaan\//)
})

test.each(['constructor', 'toString', 'hapus'])('%s was never an address', (page) => {
  expect(() => answer(page)).toThrow(expect.objectContaining({ init: { status: 404 } }))
})
