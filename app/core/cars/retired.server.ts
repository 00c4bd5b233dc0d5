import seed from '../../../data/retired-models.json' with { type: 'json' }
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { readContent } from '../content/content.server.ts'
import { seedContent } from '../content/seed-content.server.ts'
import { matchName } from './find-car.ts'
import { type RetiredModel, retiredModel } from './retired.ts'

const kind = 'retired-model'

export const readRetiredModels = (db: Db): Promise<RetiredModel[]> => readContent(db, kind, retiredModel)

export async function findRetiredModel(db: Db, wanted: string): Promise<RetiredModel | undefined> {
  return matchName(await readRetiredModels(db), wanted)
}

export function seedRetiredModels(tx: Db, now: Instant): Promise<void> {
  return seedContent(tx, kind, retiredModel, seed.models, now)
}
