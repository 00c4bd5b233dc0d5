import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../../app/addresses.ts'
import { copyServerDatabase, newServerDatabase } from '../support/server-database.ts'
import { startSite } from '../support/site-process.ts'
import type { Place } from './connection.ts'
import { untilBrochuresAreMade } from './made-ahead.ts'

export type Site = Awaited<ReturnType<typeof startSite>>

/** A database that the site has made and filled: an embedded one, or one on this server. */
export async function newPlace(server?: string): Promise<Place> {
  const place = { dataDir: newFolder(), ...(server ? { url: await newServerDatabase(server) } : {}) }
  const site = await startAt(place)
  await untilBrochuresAreMade(site.address)
  await site.stop()
  return place
}

/** A copy of a database that no process uses. */
export async function copyOf({ dataDir, url }: Place): Promise<Place> {
  const folder = newFolder()
  cpSync(dataDir, folder, { recursive: true })
  return { dataDir: folder, ...(url ? { url: await copyServerDatabase(url) } : {}) }
}

/** Starts the site on a database and loads its content into memory. */
export async function startAt({ dataDir, url }: Place, environment: Record<string, string> = {}): Promise<Site> {
  const database = url ? { DATABASE_URL: url } : {}
  const site = await startSite({
    dataDir,
    environment: { PUBLIC_URL: publicUrl, BROCHURES_AHEAD: 'on', ...database, ...environment },
  })
  await Promise.all([at.testDrive(), at.contactMessage()].map(async (path) => (await fetch(site.address + path)).text()))
  return site
}

/** Every site of the bench has this URL. Brochures contain it, so a copied folder keeps its brochures. */
const publicUrl = 'http://localhost'

const newFolder = () => mkdtempSync(join(tmpdir(), 'site-bench-'))
