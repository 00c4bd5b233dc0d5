import { z } from 'zod'
import file from '../../../../data/finance/packages.json' with { type: 'json' }
import { type FinancePackage, packageSchema } from './package-schema.ts'

/** The sample packages an empty database is filled from, parsed. */
export const packagesInFile: FinancePackage[] = z.array(packageSchema).parse(file.packages)

/** Where rates and fees come from, by the `source` of a package. */
export const packageSources = z.record(z.string(), z.object({ what: z.string() })).parse(file.sources)
