import { z } from 'zod'
import { type LeadKind, leadKinds, messageTopics, payments, planTimes, serviceTypes } from './payload.ts'

const slug = z.string()
const text = z.string()

/** What each kind of request is about. Models, variants and colours are slugs. */
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
    /** The periodic visit, in kilometres. */
    visit: z.number().int().nullable(),
    year: z.number().int(),
    /** A slug of the range, or as its owner calls it. */
    colour: text.nullable(),
    plate: text,
    kilometres: z.number().int().nullable(),
    complaint: text.nullable(),
  }),
  message: z.object({ topic: z.enum(messageTopics), message: text }),
  'pre-order': z.object({ vehicle: slug, variant: slug, colour: slug }),
  campaign: z.object({ campaign: slug, vehicle: slug, variant: slug.nullable() }),
  /** Sums in rupiah. What was calculated is read again by the simulation's own schema. */
  simulation: z.object({
    vehicle: slug,
    variant: slug,
    colour: slug.nullable(),
    payment: z.enum(['tunai', 'kredit']),
    /** In cash, all that is paid. */
    firstPayment: z.number(),
    instalment: z.number().nullable(),
    /** How many follow the first payment. */
    instalments: z.number().int().nullable(),
    /** Paid at the end. */
    balloon: z.number().nullable().default(null),
    calculation: z.json(),
  }),
  fleet: z.object({
    company: text,
    nib: text.nullable(),
    units: z.number().int(),
    vehicles: z.array(slug),
    city: text,
    /** Behind an office line. */
    extension: text.nullable().default(null),
  }),
} as const satisfies Record<LeadKind, z.ZodType>

/** A kind with what it is about. */
export type About = { [Kind in LeadKind]: { kind: Kind; payload: z.output<(typeof payloads)[Kind]> } }[LeadKind]

/** Reads what was stored. Throws on what no kind's schema knows. */
export function readAbout(kind: string, payload: unknown): About {
  const known = leadKinds.find((each) => each === kind)
  if (!known) throw new Error(`"${kind}" is no kind of lead.`)
  return { kind: known, payload: payloads[known].parse(payload) } as About
}
