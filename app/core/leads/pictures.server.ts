import { randomUUID } from 'node:crypto'
import { eq, type SQL } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Picture } from '../../platform/pictures.server.ts'
import { leadPictures } from './tables.ts'

export function pictureInsert(db: Db, leadId: string, picture: Picture, at: Instant): SQL {
  return db
    .insert(leadPictures)
    .values({ ...picture, id: randomUUID(), leadId, at })
    .getSQL()
}

export function countPictures(db: Db, leadId: string): Promise<number> {
  return db.$count(leadPictures, eq(leadPictures.leadId, leadId))
}

export async function forgetPictures(tx: Db, leadId: string): Promise<void> {
  await tx.delete(leadPictures).where(eq(leadPictures.leadId, leadId))
}
