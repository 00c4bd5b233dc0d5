import { z } from 'zod'
import { type LeadKind, leadKinds, messageTopics, payments, planTimes, serviceTypes } from './payload.ts'

const slug = z.string()
const text = z.string()

/** The content of each kind of request. Models, variants and colours are slugs. */
export const payloads = {
  'test-drive': z.object({ vehicle: slug, colour: slug.nullable() }),
  consultation: z.object({
    vehicle: slug,
    variant: slug.nullable(),
    plan: z.enum(planTimes),
    payment: z.enum(payments),
    currentVehicle: text.nullable(),
  }),
  brochure: z.object({ vehicle: slug }),
  service: z.object({
    vehicle: slug,
    variant: slug.nullable(),
    type: z.enum(serviceTypes),
    /** The periodic service, in kilometres. */
    visit: z.number().int().nullable(),
    year: z.number().int(),
    /** A slug of the range, or the owner's own words. */
    colour: text.nullable(),
    plate: text,
    kilometres: z.number().int().nullable(),
    complaint: text.nullable(),
  }),
  message: z.object({ topic: z.enum(messageTopics), message: text }),
  'pre-order': z.object({ vehicle: slug, variant: slug, colour: slug }),
  campaign: z.object({ campaign: slug, vehicle: slug, variant: slug.nullable() }),
  /** Amounts in rupiah. The simulation's own schema parses `calculation`. */
  simulation: z.object({
    vehicle: slug,
    variant: slug,
    colour: slug.nullable(),
    payment: z.enum(['tunai', 'kredit']),
    /** For a cash purchase: the whole amount. */
    firstPayment: z.number(),
    instalment: z.number().nullable(),
    /** The number of instalments after the first payment. */
    instalments: z.number().int().nullable(),
    /** Due at the end of the credit. */
    balloon: z.number().nullable().default(null),
    calculation: z.json(),
  }),
  fleet: z.object({
    company: text,
    nib: text.nullable(),
    units: z.number().int(),
    vehicles: z.array(slug),
    city: text,
    /** The extension of an office line. */
    extension: text.nullable().default(null),
  }),
  /** Names and prices as the visitor saw them. */
  accessories: z.object({
    vehicle: slug,
    accessories: z.array(z.object({ slug, name: text, price: z.number() })).nonempty(),
    message: text.nullable(),
  }),
} as const satisfies Record<LeadKind, z.ZodType>

export type About = { [Kind in LeadKind]: { kind: Kind; payload: z.output<(typeof payloads)[Kind]> } }[LeadKind]

/** Reads stored content. Throws when no kind's schema accepts it. */
export function readAbout(kind: string, payload: unknown): About {
  const known = leadKinds.find((each) => each === kind)
  if (!known) throw new Error(`"${kind}" is no kind of lead.`)
  return { kind: known, payload: payloads[known].parse(payload) } as About
}
