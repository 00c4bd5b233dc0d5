import { z } from 'zod'
import { services } from '../../../core/dealers/dealer.ts'
import { provinceAt } from '../../../core/dealers/region-slugs.ts'
import { provinces } from '../../../core/dealers/regions.ts'

const provinceCode = z.string().transform((text, context) => {
  const province = provinces.find(({ code }) => code === text) ?? provinceAt(text)
  if (province) return province.code
  context.addIssue(`"${text}" is neither the code nor the slug of a province`)
  return z.NEVER
})

const filter = z.object({ service: z.enum(services).optional(), province: provinceCode.optional() })
export type ExportFilter = z.infer<typeof filter>

/** Null where a value is none that can be asked for: an empty list would look like an answer. */
export function readExportFilter(query: URLSearchParams): ExportFilter | null {
  return filter.safeParse(Object.fromEntries(query)).data ?? null
}
