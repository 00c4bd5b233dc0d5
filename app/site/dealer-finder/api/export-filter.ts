import { z } from 'zod'
import { provinceAt, slugOf } from '../../../core/dealers/region-slugs.ts'
import { provinces } from '../../../core/dealers/regions.ts'
import { services } from '../../../core/dealers/services.ts'
import { done, type Result, refused } from '../../../lib/result.ts'

const provinceCode = z.string().transform((text, context) => {
  const province = provinces.find(({ code }) => code === text) ?? provinceAt(text)
  if (province) return province.code
  context.addIssue(`"${text}" is neither the code nor the slug of a province`)
  return z.NEVER
})

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/)

/** `after`: the slug of the last dealer of the page before. */
const filter = z.object({ service: z.enum(services).optional(), province: provinceCode.optional(), after: slug.optional() })
export type ExportFilter = z.infer<typeof filter>

type Parameter = keyof typeof filter.shape
const parameters = Object.keys(filter.shape) as Parameter[]
const values: Record<Parameter, readonly string[]> = {
  service: services,
  province: provinces.flatMap((province) => [province.code, slugOf(province)]),
  // The slug of any dealer: too many to list.
  after: [],
}

/** Why a query is refused, and which values are allowed. Programs rely on these names: see docs/dealers-api.md. */
export type ExportRefusal = {
  error: 'unknown-parameter' | 'repeated-parameter' | 'unknown-value'
  parameter: string
  allowed: readonly string[]
}

/** `after` names no dealer, or one that is gone. */
export const unknownAfter: ExportRefusal = { error: 'unknown-value', parameter: 'after', allowed: values.after }

/** Refuses unknown parameters and values: an empty list, or a list that is too long, would look like a correct answer. */
export function readExportFilter(query: URLSearchParams): Result<ExportFilter, ExportRefusal> {
  for (const [parameter, value] of query) {
    if (!isKnown(parameter)) return refused({ error: 'unknown-parameter', parameter, allowed: parameters })
    const allowed = values[parameter]
    // Two values could mean "either" or "both": refuse them instead of guessing.
    if (query.getAll(parameter).length > 1) return refused({ error: 'repeated-parameter', parameter, allowed })
    if (!filter.shape[parameter].safeParse(value).success) return refused({ error: 'unknown-value', parameter, allowed })
  }
  return done(filter.parse(Object.fromEntries(query)))
}

function isKnown(parameter: string): parameter is Parameter {
  return parameters.some((each) => each === parameter)
}
