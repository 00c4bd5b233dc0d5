import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { everyDatabase } from '../../../tests/support/database.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { photograph } from '../pictures/photograph.fixture.ts'
import { middle } from '../pictures/picture.ts'
import { listPictures, readPictureFile, uploadPicture } from '../pictures/pictures.server.ts'
import { pictures } from '../pictures/tables.ts'
import { articlePicture } from './article-picture-schema.ts'
import { changeContent } from './content.server.ts'
import { moveItem, publish, saveRevision, withdraw } from './items.server.ts'
import { defineKind } from './kind.ts'
import { createPreview, revokePreview } from './previews.server.ts'
import { findShown, listShown } from './shown-items.server.ts'
import { changeFocalPoint, deletePicture, findShownFile, forgetUnusedPictures } from './uploaded-pictures.server.ts'

const kindOf = (name: string) =>
  defineKind({
    name,
    labels: { one: 'Catatan', many: 'Catatan' },
    schema: z.object({ title: z.string(), picture: articlePicture, more: z.array(articlePicture).default([]) }),
    fields: {
      title: { label: 'Judul', help: 'Paling panjang 70 huruf.' },
      picture: { label: 'Gambar', help: 'Gambar utama.' },
      more: { label: 'Gambar lain', help: 'Gambar lainnya.' },
    },
    heading: 'title',
    address: (slug) => `/catatan/${slug}`,
    text: ({ title }) => title,
  })

const at = (text: string) => Temporal.Instant.from(text)
const morning = at('2026-11-28T09:00:00+07:00')
const noon = at('2026-11-28T12:00:00+07:00')
const evening = at('2026-11-28T18:00:00+07:00')
const by = { by: 'Rina', now: morning }
const drawn = { scene: { model: 'xforce', background: 'garasi' as const }, alt: 'XFORCE di garasi' }
const jpeg = new Uint8Array(await photograph(1280, 900).jpeg().toBuffer())
const unknown = '01890a5d-ac96-774b-bcce-b302099a8057'

describe.each(everyDatabase)('uploaded pictures on $name', ({ open }) => {
  let database: Database
  let source: typeof pictures.$inferSelect
  beforeAll(async () => {
    database = await open()
    const id = await upload()
    const [row] = await database.db.select().from(pictures).where(eq(pictures.id, id))
    if (!row) throw new Error('The picture was not stored')
    source = row
  })
  afterAll(() => database.close())

  async function upload(): Promise<string> {
    const made = await uploadPicture(database.db, { bytes: jpeg, alt: ' Garasi Ibu Rina ', by: 'Rina' }, morning)
    if (!made.ok) throw new Error(made.refusal)
    return made.value.id
  }

  type Kind = ReturnType<typeof kindOf>
  const save = (kind: Kind, slug: string, body: object) =>
    database.db.transaction((tx) => saveRevision(tx, kind, { slug, body: { title: 'A', ...body } }, by))
  const publishAt = (kind: Kind, slug: string, revision: number, from: Instant, now = morning) =>
    changeContent(database.db, (tx) => publish(tx, kind, { slug, revision, at: from, zone: 'Asia/Jakarta' }, now))
  const uses = (id: string) => ({ picture: { upload: id, alt: 'Garasi dari depan' } })
  const isReachable = async (id: string, now: Instant, token: string | null = null) =>
    (await findShownFile(database.db, { picture: id, file: '640.avif', token }, now)) !== null

  test('is stored with the alternative text that it proposes, and refused when it cannot be shown', async () => {
    const [stored] = await listPictures(database.db, 1)
    expect(stored).toMatchObject({
      alt: 'Garasi Ibu Rina',
      focalX: 0.5,
      width: 1280,
      height: 900,
      addedBy: 'Rina',
      addedAt: morning,
    })
    expect(stored).not.toHaveProperty('original')
    const refusalOf = async (upload: object) => {
      const made = await uploadPicture(database.db, { bytes: jpeg, alt: 'Garasi', by: 'Rina', ...upload }, morning)
      return made.ok ? null : made.refusal
    }
    expect(await refusalOf({ alt: 'a'.repeat(251) })).toBe('alt-too-long')
    expect(await refusalOf({ focalPoint: { x: 1.01, y: 0 } })).toBe('focal-point-outside')
    expect(await refusalOf({ focalPoint: { x: 0, y: Number.NaN } })).toBe('focal-point-outside')
    expect(await refusalOf({ bytes: new Uint8Array(9) })).toBe('picture-not-an-image')
    expect(await database.db.$count(pictures)).toBe(1)
  })

  test('answers only while an item that is shown uses it', async () => {
    const kind = kindOf('pictured')
    expect(await isReachable(source.id, noon)).toBe(false)
    const revision = await save(kind, 'a', uses(source.id))
    expect(await isReachable(source.id, evening)).toBe(false)
    await publishAt(kind, 'a', revision, noon)
    expect(await isReachable(source.id, noon.subtract({ milliseconds: 1 }))).toBe(false)
    expect(await isReachable(source.id, noon)).toBe(true)
    await changeContent(database.db, (tx) => moveItem(tx, kind, 'a', 'b'))
    expect(await isReachable(source.id, noon)).toBe(true)
    await changeContent(database.db, (tx) => withdraw(tx, kind, 'b', evening, noon))
    expect(await isReachable(source.id, evening.subtract({ milliseconds: 1 }))).toBe(true)
    expect(await isReachable(source.id, evening)).toBe(false)
  })

  test('is gone when the item is published with another picture, and not shown before it is', async () => {
    const kind = kindOf('replaced')
    const id = await upload()
    const first = await save(kind, 'a', uses(id))
    await publishAt(kind, 'a', first, morning)
    const second = await save(kind, 'a', { picture: drawn })
    expect(await isReachable(id, noon)).toBe(true)
    await publishAt(kind, 'a', second, noon, noon)
    expect(await isReachable(id, noon)).toBe(false)
    const third = await save(kind, 'a', { picture: drawn, more: [drawn, { upload: id, alt: 'Garasi' }] })
    expect(await isReachable(id, noon)).toBe(false)
    await publishAt(kind, 'a', third, noon, noon)
    expect(await isReachable(id, noon)).toBe(true)
  })

  test('that an item names but that does not exist is refused with its place, and nothing is saved', async () => {
    const kind = kindOf('mistaken')
    const more = [drawn, { upload: unknown, alt: 'Tidak ada' }]
    const error = await save(kind, 'a', { ...uses(source.id), more }).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(z.ZodError)
    expect((error as z.ZodError).issues).toMatchObject([{ path: ['more', 1, 'upload'] }])
    expect(await findShown(database.db, kind, 'a', evening)).toBeNull()
    await expect(save(kind, 'a', { picture: { upload: '../etc', alt: 'x' } })).rejects.toThrow(z.ZodError)
    await expect(save(kind, 'a', { picture: { upload: source.id } })).rejects.toThrow(z.ZodError)
  })

  test('comes with its present version, in items and lists; a version that is sent is not stored', async () => {
    const kind = kindOf('versioned')
    const id = await upload()
    await publishAt(kind, 'a', await save(kind, 'a', { picture: { upload: id, alt: 'Garasi', version: 'palsu' } }), morning)
    const versionOf = async () => {
      const found = await findShown(database.db, kind, 'a', noon)
      const { items } = await listShown(database.db, kind, { page: 1, perPage: 12 }, noon)
      expect(found && 'item' in found && found.item.body).toEqual(items[0]?.body)
      return items[0]?.body.picture
    }
    const file = () => findShownFile(database.db, { picture: id, file: '320.jpg', token: null }, noon)
    const before = await file()
    expect(await versionOf()).toEqual({ upload: id, alt: 'Garasi', version: before?.version })
    const changed = await changeFocalPoint(database.db, id, { x: 0.5, y: 0 })
    const after = await file()
    expect(changed).toEqual({ ok: true, value: { version: after?.version } })
    expect(after?.version).not.toBe(before?.version)
    expect(after?.bytes).not.toEqual(before?.bytes)
    expect(await versionOf()).toMatchObject({ version: after?.version })
    expect(await readPictureFile(database.db, id, '320.jpg')).toEqual(after?.bytes)
    expect(await changeFocalPoint(database.db, unknown, middle)).toEqual({ ok: false, refusal: 'picture-unknown' })
    expect(await changeFocalPoint(database.db, id, { x: -0.1, y: 0 })).toEqual({ ok: false, refusal: 'focal-point-outside' })
  })

  test('of a preview answers with the token of this preview only, while it is valid', async () => {
    const kind = kindOf('previewed')
    const [id, other] = await Promise.all([upload(), upload()])
    await save(kind, 'a', uses(id))
    await save(kind, 'b', uses(other))
    const tokenFor = async (slug: string) => {
      const made = await createPreview(database.db, kind, { slug, hours: 3 }, by)
      if (!made.ok) throw new Error(made.refusal)
      return { id: made.value.id, token: new URL(made.value.address, 'https://x').searchParams.get('pratinjau') ?? '' }
    }
    const preview = await tokenFor('a')
    expect(await isReachable(id, noon)).toBe(false)
    expect(await isReachable(id, morning, preview.token)).toBe(true)
    expect(await isReachable(other, morning, preview.token)).toBe(false)
    expect(await isReachable(id, morning, (await tokenFor('b')).token)).toBe(false)
    expect(await isReachable(id, noon.subtract({ milliseconds: 1 }), preview.token)).toBe(true)
    expect(await isReachable(id, noon, preview.token)).toBe(false)
    await revokePreview(database.db, preview.id, by)
    expect(await isReachable(id, morning, preview.token)).toBe(false)
  })

  test('is deleted when no revision uses it, and never while one does', async () => {
    const kind = kindOf('kept')
    const id = await upload()
    await save(kind, 'a', uses(id))
    await save(kind, 'a', { picture: drawn })
    expect(await deletePicture(database.db, id)).toEqual({ ok: false, refusal: 'picture-used' })
    const unused = await upload()
    expect(await deletePicture(database.db, unused)).toEqual({ ok: true, value: null })
    expect(await readPictureFile(database.db, unused, '640.avif')).toBeNull()
    expect(await deletePicture(database.db, unused)).toEqual({ ok: false, refusal: 'picture-unknown' })
  })

  test('that is deleted while an item with it is saved is either deleted or used, never both', async () => {
    const kind = kindOf('contested')
    for (const slug of ['a', 'b', 'c']) {
      const id = await upload()
      const saving = save(kind, slug, uses(id)).then(
        () => 'used',
        (error: unknown) => (error instanceof z.ZodError ? 'unknown' : String(error)),
      )
      const [saved, deleted] = await Promise.all([saving, deletePicture(database.db, id)])
      expect([saved, deleted.ok]).toEqual(deleted.ok ? ['unknown', true] : ['used', false])
    }
  })

  test('is forgotten thirty days after its upload when no revision has used it', async () => {
    const [unused, used] = [await upload(), await upload()]
    await save(kindOf('remembered'), 'a', uses(used))
    const lastDay = morning.add({ hours: 30 * 24 })
    await forgetUnusedPictures(database.db, lastDay)
    expect(await readPictureFile(database.db, unused, '640.avif')).not.toBeNull()
    await forgetUnusedPictures(database.db, lastDay.add({ milliseconds: 1 }))
    expect(await readPictureFile(database.db, unused, '640.avif')).toBeNull()
    expect(await readPictureFile(database.db, used, '640.avif')).not.toBeNull()
  })

  test('are listed page by page, the newest first', async () => {
    const ids = new Set<string>()
    let last: Awaited<ReturnType<typeof listPictures>>[number] | undefined
    for (;;) {
      const page = await listPictures(database.db, 2, last)
      for (const { id } of page) ids.add(id)
      last = page.at(-1)
      if (page.length < 2) break
    }
    expect(ids.size).toBe(await database.db.$count(pictures))
  })
})
