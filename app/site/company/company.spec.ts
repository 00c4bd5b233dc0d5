import { at } from '~/addresses.ts'
import { expect, test } from '../../../tests/support/journey.ts'

test('the address above the pages of the company leads to the profile, with its query', async ({ request }) => {
  const answer = await request.get('/about-us?utm_source=surat', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, `${at.profile()}?utm_source=surat`])
})
