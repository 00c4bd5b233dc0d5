import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { everyKind, type Installation } from '../../../tests/support/installations.ts'
import { openDatabase } from '../database.server.ts'
import { log } from '../log.server.ts'
import { readArchive, writeArchive } from './archive.server.ts'
import { archiveIn, backUp, restore, storedIn } from './installations.fixture.ts'
import type { Refusal } from './refusal.ts'
import { fillEveryTable, schemaOf } from './rows.fixture.ts'

/** Writes the archive of an installation again, with other lines and a correct checksum. */
async function rewrite(source: Installation, change: (line: string) => string): Promise<string> {
  const file = join(source.environment.dataDir, 'changed.gz')
  await rm(file, { force: true })
  const lines: string[] = []
  for await (const line of readArchive(archiveIn(source))) lines.push(change(line))
  await writeArchive(file, Readable.from(lines))
  return file
}

const headerWith =
  (migration: object, more: object = {}) =>
  (line: string) =>
    line.includes('"archive"') ? JSON.stringify({ ...JSON.parse(line), ...more, migration }) : line

describe.each(everyKind)('$name', ({ migrated, empty }) => {
  test('a damaged archive is refused and leaves nothing', async () => {
    await using source = await migrated()
    await using target = await migrated()
    await source.use(fillEveryTable)
    await backUp(source)
    const whole = await readFile(archiveIn(source))
    const other = Buffer.from(whole)
    other[Math.floor(other.length / 2)] = (other[Math.floor(other.length / 2)] ?? 0) ^ 0xff
    const damaged = { cut: whole.subarray(0, -20), changed: other, empty: Buffer.alloc(0), text: Buffer.from('Bukan cadangan') }
    for (const [name, bytes] of Object.entries(damaged)) {
      const file = join(source.environment.dataDir, name)
      await writeFile(file, bytes)
      await expect(restore(file, target)).rejects.toMatchObject({ reason: 'damaged' })
    }
    await expect(restore(join(source.environment.dataDir, 'none'), target)).rejects.toMatchObject({ reason: 'file-missing' })
    expect(Object.values(await storedIn(target)).flat()).toHaveLength(1)
  })

  test('an archive that this version cannot restore is refused', async () => {
    await using source = await migrated()
    await using target = await empty()
    await backUp(source)
    const at = Date.parse('2099-01-01')
    const cases: [Refusal, (line: string) => string][] = [
      ['newer', headerWith({ name: '9999_office', at })],
      ['newer', headerWith({ name: '0000_content', at: 0 }, { format: 2 })],
      ['unknown-migration', headerWith({ name: '0000_other', at: 1 })],
      ['damaged', (line) => line.replace('"situs-mobil"', '"situs-lain"')],
      ['damaged', (line) => line.replace('"table":"leads"', '"table":"leds"')],
      ['damaged', (line) => line.replace('"columns":["id"', '"columns":["identity"')],
      ['damaged', (line) => (line.includes('"table":"leads"') ? '{"file":"outbox/../../etc/passwd"}' : line)],
    ]
    for (const [reason, change] of cases) {
      await expect(restore(await rewrite(source, change), target)).rejects.toMatchObject({ reason })
    }
    expect(Object.values(await storedIn(target)).flat().length).toBeLessThanOrEqual(1)
  })

  test('rows that break a foreign key leave the installation as it was', async () => {
    await using source = await migrated()
    await using target = await migrated()
    await source.use(fillEveryTable)
    await backUp(source)
    await restore(archiveIn(source), target)
    const [before, schema] = [await storedIn(target), await target.use(schemaOf)]
    let table = ''
    const withoutPeople = await rewrite(source, (line) => {
      if (line.startsWith('{')) table = JSON.parse(line).table ?? ''
      return table === 'people' && line.startsWith('[') ? '{"sequence":"none","value":"1"}' : line
    })
    await expect(restore(withoutPeople, target, { replace: true })).rejects.toThrow()
    const orphaned = await rewrite(source, (line) => line.replaceAll('00000000-0000-4000-8000-000000000001', crypto.randomUUID()))
    await expect(restore(orphaned, target, { replace: true })).rejects.toThrow()
    expect(await storedIn(target)).toEqual(before)
    expect(await target.use(schemaOf)).toEqual(schema)
  })

  test('a running site is not replaced', async () => {
    await using source = await migrated()
    await using target = await migrated()
    await backUp(source)
    const running = await openDatabase(target.environment, log)
    await running.listen('anything', () => {})
    await expect(restore(archiveIn(source), target, { replace: true })).rejects.toMatchObject({ reason: 'site-runs' })
    await running.close()
    await restore(archiveIn(source), target, { replace: true })
  })
})
