import file from '../../../../data/ownership.json' with { type: 'json' }
import { tradeInDataInFiles } from '../trade-in/trade-in-data.server.ts'
import type { OwnershipData } from './ownership-choices.ts'
import { ownershipSchema } from './ownership-schema.ts'

export const ownershipDataInFiles: OwnershipData = { facts: ownershipSchema.parse(file), rules: tradeInDataInFiles.rules }
