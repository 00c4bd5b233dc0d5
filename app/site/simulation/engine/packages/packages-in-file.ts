import { z } from 'zod'
import file from '../../../../../data/finance/packages.json' with { type: 'json' }
import { type FinancePackage, packageSchema } from './package-schema.ts'

/** The sample packages an empty database is filled from, parsed. */
export const packagesInFile: FinancePackage[] = z.array(packageSchema).parse(file.packages)
