import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePlaces, submitBooking } from '../tests/support/bookings.ts'
import { expect, test } from '../tests/support/journey.ts'
import { startSite } from '../tests/support/site-process.ts'

test('a full disk of the embedded database loses no form, and the site goes on when there is room again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'))
  // A small disk that only the process of the site sees. The test reaches it through the process id in /proc.
  const onSmallDisk = ['unshare', '--mount', 'sh', '-c', `mount -t tmpfs -o size=400m none ${dataDir} && exec "$0" "$@"`]
  await using site = await startSite({ dataDir, launcher: onSmallDisk })
  const disk = `/proc/${site.pid}/root${dataDir}`
  const [first, second] = await freePlaces(site.address)
  if (!first || !second) throw new Error('No place is free.')
  const key = 'k'.repeat(32)
  expect((await submitBooking(site.address, first, 1)).status).toBe(303)

  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(join(disk, 'filling'), Buffer.alloc(bavail * bsize - 1024 * 1024))
  const refused = await submitBooking(site.address, second, 2, key)
  expect(refused.status).toBe(503)
  expect(await refused.text()).toContain('name="name" value="Tamu 2"')
  expect((await fetch(`${site.address}/healthz`)).status).toBe(200)
  expect((await fetch(`${site.address}/readyz`)).status).toBe(503)

  rmSync(join(disk, 'filling'))
  expect((await submitBooking(site.address, second, 2, key)).status).toBe(303)
  expect((await fetch(`${site.address}/readyz`)).status).toBe(200)
})
