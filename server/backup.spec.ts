import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { keptEntries, otherEntries } from '../app/platform/backup/data-files.server.ts'
import { freePlaces, submitBooking } from '../tests/support/bookings.ts'
import { newServerDatabase } from '../tests/support/server-database.ts'
import { startSite } from '../tests/support/site-process.ts'

const run = promisify(execFile)

type Said = { code: number; stdout: string; stderr: string }

/** Runs a command as an operator does. `built` uses the bundle of the container instead of the script in bin/. */
async function command(
  name: 'backup' | 'restore',
  words: string[],
  environment: Record<string, string>,
  built = false,
): Promise<Said> {
  const [program, first] = built ? ['node_modules/.bin/node', [`build/server/${name}.js`]] : [`bin/${name}`, []]
  const env = { ...process.env, ...environment }
  return run(program, [...first, ...words], { env }).then(
    (said) => ({ code: 0, ...said }),
    (error) => ({ code: error.code, stdout: error.stdout, stderr: error.stderr }),
  )
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'site-'))

/** Books a place and returns the private address of its result. */
async function book(address: string, guest: number): Promise<string> {
  const wish = (await freePlaces(address))[guest]
  if (!wish) throw new Error('No place is free.')
  const answer = await submitBooking(address, wish, guest)
  expect(answer.status).toBe(303)
  return String(answer.headers.get('Location'))
}

const statusOf = async (address: string) => (await fetch(address)).status

test('a running site with the embedded database is backed up and moved to a PostgreSQL server', async () => {
  const backups = newFolder()
  const file = join(backups, 'malam.gz')
  await using site = await startSite()
  const { dataDir } = site
  const before = await book(site.address, 1)

  const backup = await command('backup', [file], { DATA_DIR: dataDir })
  expect(backup).toMatchObject({ code: 0, stderr: '' })
  expect(backup.stdout).toMatch(/^Backed up \d+ rows to /)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const after = await book(site.address, 2)
  expect(await command('backup', [file], { DATA_DIR: dataDir })).toMatchObject({
    code: 1,
    stderr: `The file ${file} exists already. Name a new one.\n`,
  })
  await expect.poll(() => readdirSync(dataDir)).not.toContain('backup.copy')
  expect(readdirSync(dataDir).filter((entry) => ![...keptEntries, ...otherEntries].includes(entry))).toEqual([])

  const url = await newServerDatabase(String(process.env.TEST_POSTGRES_URL))
  const moved = newFolder()
  const restored = await command('restore', [file], { DATABASE_URL: url, DATA_DIR: moved }, true)
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  await using other = await startSite({ dataDir: moved, environment: { DATABASE_URL: url } })
  expect(await statusOf(other.address + before)).toBe(200)
  expect(await statusOf(other.address + after)).toBe(404)
  expect(await statusOf(site.address + after)).toBe(200)
  const refused = await command('restore', ['--replace', file], { DATABASE_URL: url, DATA_DIR: moved })
  expect(refused).toMatchObject({
    code: 1,
    stderr: 'A process uses the database in DATABASE_URL. Stop every instance of the site first.\n',
  })
})

test('a stopped site is backed up, and the backup is restored into an empty folder', async () => {
  const [backups, empty] = [newFolder(), newFolder()]
  const file = join(backups, 'malam.gz')
  const site = await startSite()
  const result = await book(site.address, 1)
  await site.stop()
  expect(await command('backup', [file], { DATA_DIR: site.dataDir }, true)).toMatchObject({ code: 0, stderr: '' })
  expect(await command('restore', [file], { DATA_DIR: empty }, true)).toMatchObject({ code: 0, stderr: '' })
  await using restored = await startSite({ dataDir: empty })
  expect(await statusOf(restored.address + result)).toBe(200)
  expect(await command('restore', [file], { DATA_DIR: empty })).toMatchObject({ code: 1 })
  expect(await statusOf(restored.address + result)).toBe(200)
})

test('a backup that is cut off leaves no copy, and the next one works', async () => {
  const file = join(newFolder(), 'malam.gz')
  await using site = await startSite()
  const socket = createConnection(join(site.dataDir, 'backup.sock'))
  await new Promise((resolve) => socket.once('data', resolve))
  expect(readdirSync(site.dataDir)).toContain('backup.copy')
  expect(await command('backup', [file], { DATA_DIR: site.dataDir })).toMatchObject({
    code: 1,
    stderr: 'Another backup is under way. Wait for it.\n',
  })
  socket.destroy()
  await expect.poll(() => readdirSync(site.dataDir)).not.toContain('backup.copy')
  expect(await command('backup', [file], { DATA_DIR: site.dataDir })).toMatchObject({ code: 0 })
  await site.stop('SIGKILL')
  // The site may not have removed its own copy yet.
  mkdirSync(join(site.dataDir, 'backup.copy'), { recursive: true })
  await using again = await startSite({ dataDir: site.dataDir })
  expect(readdirSync(again.dataDir)).not.toContain('backup.copy')
})

test('each mistake of the operator is answered with one sentence', async () => {
  const folder = newFolder()
  const nothing = join(folder, 'nothing')
  const text = join(folder, 'text')
  writeFileSync(text, 'Bukan cadangan')
  const cases: [Said | Promise<Said>, number, RegExp][] = [
    [command('backup', [], {}), 2, /^Usage: bin\/backup FILE$/],
    [command('backup', ['--replace', text], {}), 2, /^Usage/],
    [command('backup', [join(folder, 'a')], { DATA_DIR: nothing }), 1, /^There is nothing to back up in the data folder/],
    [command('backup', [join(folder, 'a')], { DATABASE_URL: 'postgres://127.0.0.1:1/x' }), 1, /^No PostgreSQL answers at/],
    [command('restore', [join(folder, 'a')], { DATA_DIR: nothing }), 1, /^There is no file/],
    [command('restore', [text], { DATA_DIR: nothing }), 1, /is damaged, or is not a backup of this site/],
    [command('restore', [folder], { DATA_DIR: nothing }), 1, /is a folder\. Name a file\./],
    [command('restore', [text], { DATABASE_URL: 'mysql://x' }), 1, /^Correct the environment: DATABASE_URL/],
  ]
  for (const [said, code, sentence] of cases) {
    const { stderr, ...other } = await said
    expect({ stderr: stderr.trim(), ...other }).toMatchObject({ code, stderr: expect.stringMatching(sentence) })
    expect(stderr.trim().split('\n')).toHaveLength(1)
  }
  expect(readdirSync(folder)).toEqual(['text'])
})
