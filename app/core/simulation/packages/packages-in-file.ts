import { z } from 'zod'
import file from '../../../../data/finance/packages.json' with { type: 'json' }
import { type FinancePackage, packageSchema } from './package-schema.ts'

/** The sample packages an empty database is filled from, parsed. */
export const packagesInFile: FinancePackage[] = z.array(packageSchema).parse(file.packages)

const sources = z.record(z.string(), z.object({ what: z.string() })).parse(file.sources)

/** Where a package's rates and fees come from. */
export const sourceOf = ({ source }: Pick<FinancePackage, 'source'>): string => sources[source]?.what ?? source
