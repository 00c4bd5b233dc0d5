import { z } from 'zod'
import file from '../../../../data/finance/packages.json' with { type: 'json' }
import { type FinancePackage, packageSchema } from './package-schema.ts'

/** The parsed sample packages that fill an empty database. */
export const packagesInFile: FinancePackage[] = z.array(packageSchema).parse(file.packages)

/** Descriptions of the sources, by the `source` of a package. */
export const packageSources = z.record(z.string(), z.object({ what: z.string() })).parse(file.sources)
