import { z } from 'zod'
import file from '../../../../data/finance/packages.json' with { type: 'json' }
import { minimumPercent } from '../minimum-down-payment.ts'
import { type FinancePackage, packageSchema, share } from './package-schema.ts'

/** The file may leave the minimum to the rule of the regulator. */
const minimumDownPayment = z
  .discriminatedUnion('by', [
    z.strictObject({ by: z.literal('lender'), percent: share }),
    z.strictObject({
      by: z.literal('multifinance'),
      healthy: z.boolean(),
      npfPercent: share,
      use: z.enum(['productive', 'consumer']),
    }),
    z.strictObject({ by: z.literal('bank'), nplPercent: share }),
  ])
  .transform(minimumPercent)

const packageInFile = packageSchema.extend({ minimumDownPayment })

/** The parsed sample packages that fill an empty database. */
export const packagesInFile: FinancePackage[] = z.array(packageInFile).parse(file.packages)

/** Descriptions of the sources, by the `source` of a package. */
export const packageSources = z.record(z.string(), z.object({ what: z.string() })).parse(file.sources)
