import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Forbidden } from '~/core/staff/grant.ts'
import { grantTo } from '~/core/staff/staff.fixture.ts'
import { auditEntries } from '~/core/staff/tables.ts'
import { Temporal } from '~/lib/instant.ts'
import type { Database } from '~/platform/database.server.ts'
import { everyDatabase } from '../../../tests/support/database.ts'
// Declares every kind of content.
import '../content/form/seeds.fixture.ts'
import { deleteRedirect, putRedirect, readRedirects } from './redirects.server.ts'

const now = Temporal.Instant.from('2026-11-28T09:00:00+07:00')
const grant = grantTo('editor', 'redirects:edit')
const auditor = grantTo('auditor', 'redirects:read')

test('an auditor reads redirects but may not change them', () => {
  expect(() => grantTo('auditor', 'redirects:edit')).toThrow(Forbidden)
})

describe.each(everyDatabase)('redirects of the office on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('every saving and deleting is in the log with the target before and after; a refusal is not', async () => {
    const put = (from: string, to: string) => putRedirect(database.db, grant, { from, to }, now)
    expect(await put('/Berita/Lama', '/news-id')).toMatchObject({ ok: true })
    expect(await put('/berita/lama', '/promo')).toMatchObject({ ok: true })
    expect(await put('/berita/lama', '/berita/lama')).toEqual({ ok: false, refusal: 'loop' })
    expect(await readRedirects(database.db, auditor)).toMatchObject([
      { former: '/berita/lama', target: '/promo', savedBy: 'Ani Wijaya' },
    ])
    await deleteRedirect(database.db, grant, '/berita/lama', now)
    await deleteRedirect(database.db, grant, '/berita/lama', now)
    const log = await database.db.select().from(auditEntries).orderBy(auditEntries.id)
    expect(log.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['redirect-saved', null, '/news-id'],
      ['redirect-saved', '/news-id', '/promo'],
      ['redirect-deleted', '/promo', null],
    ])
  })

  const refusalOf = async (from: string, to: string) => {
    const saved = await putRedirect(database.db, grant, { from, to }, now)
    return saved.ok ? null : saved.refusal
  }

  test.each([
    ['/promo/promo-lama-2019', '/promo'],
    ['/news-id/kabar-yang-sudah-hilang', '/news-id#terbaru'],
    ['/our-cars/mobil-penumpang/mobil-lama', '/our-cars'],
    ['/cari-dealer/dki-jakarta/dealer-lama', '/cari-dealer/dki-jakarta'],
  ])('%s is the address of nothing any more, so it may lead to %s', async (from, to) => {
    expect(await refusalOf(from, to)).toBeNull()
  })

  test.each([
    ['/lama', '/promo/tidak-ada-sama-sekali', 'no-page'],
    ['/lama', '/cari-dealer/dki-jakarta/tidak-ada', 'no-page'],
    ['/lama', '/kantor', 'no-page'],
    ['/our-cars', '/promo', 'has-page'],
    ['/healthz', '/promo', 'of-the-system'],
    ['/kantor/lama', '/promo', 'of-the-system'],
  ])('from %s to %s is refused: %s', async (from, to, refusal) => {
    expect(await refusalOf(from, to)).toBe(refusal)
  })
})
