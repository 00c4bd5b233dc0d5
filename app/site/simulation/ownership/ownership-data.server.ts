import file from '../../../../data/ownership.json' with { type: 'json' }
import { tradeInDataInFiles } from '../trade-in/trade-in-data.server.ts'
import type { OwnershipData } from './ownership-choices.ts'
import { ownershipSchema } from './ownership-schema.ts'

/** All data except maintenance, which is published as content. */
export const ownershipDataInFiles: Omit<OwnershipData, 'maintenance'> = {
  facts: ownershipSchema.parse(file),
  rules: tradeInDataInFiles.rules,
}
