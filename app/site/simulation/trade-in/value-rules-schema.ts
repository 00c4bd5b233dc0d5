import { z } from 'zod'
import { ofPercent } from './basis-points.ts'
import { segments, uses } from './used-cars.ts'
import { evidence, sources } from './used-cars-schema.ts'
import { colourReasons, conditionParts, type Question, questions } from './value-rules.ts'

const count = z.int().positive()
const percent = z.number().min(-100).max(100).transform(ofPercent)
const addition = z.number().min(0).max(100).transform(ofPercent)
const loss = z.number().min(0).max(50).transform(ofPercent)
const provinceCode = z.string().regex(/^\d{2}$/)
const distance = z.int().min(0)

export const curve = z.object({
  /** The part of a new car's price that is left after a year, and the part of that after each later year. */
  firstYear: addition,
  index: z.array(addition).min(2),
  ...evidence,
})

const method = z.object({
  rounding: count,
  validDays: count,
  /** How far market prices differ from their middle, in either direction. */
  marketSpread: loss,
  /** The upper end: the market's middle minus the deduction, with some points of the deduction given back. */
  upperEnd: z.object({ pointsBack: loss, atLeast: loss }),
  oldestYears: count,
  ...evidence,
})

export const band = z.object({ from: distance, to: count.nullable() })

const kilometres = z.object({
  aYear: z.record(z.enum(uses), count),
  per10000Above: percent,
  per10000Below: percent,
  atWorst: percent,
  atBest: percent,
  bands: z.array(band).nonempty(),
  ...evidence,
})

export const colour = z.object({ code: z.string(), spellings: z.array(z.string()), percent, reason: z.enum(colourReasons) })

const region = z.object({
  java: z.array(provinceCode),
  outsideJava: percent,
  jakarta: provinceCode,
  centralJava: provinceCode,
  jakartaPlatesInCentralJava: percent,
  ...evidence,
})

const answersOf = <Asked extends Question, Each extends z.ZodType>(asked: Asked, each: Each) =>
  z.record(z.enum(questions[asked]), each)

const deductions = z.object({
  dealerMargin: loss,
  'service-history': answersOf('service-history', loss),
  accident: answersOf('accident', loss),
  flood: answersOf('flood', loss),
  tax: answersOf('tax', loss),
  owners: answersOf('owners', loss),
  ...evidence,
})

const condition = z
  .object({
    percentPerPoint: loss,
    /** The points of a car in normal condition: no deduction. */
    normal: count,
    atBest: percent,
    atWorst: percent,
    points: z.object({
      body: answersOf('body', count),
      interior: answersOf('interior', count),
      tyres: answersOf('tyres', count),
    }),
    ...evidence,
  })
  // The limits need no line of their own in the calculation: the parts together cannot exceed them.
  .refine(({ points, normal, percentPerPoint, atBest, atWorst }) => {
    const ofAll = (choose: (...all: number[]) => number) =>
      conditionParts.reduce((sum, part) => sum + choose(...Object.values(points[part])), 0)
    const loses = (score: number) => (normal - score) * percentPerPoint
    return loses(ofAll(Math.min)) <= atWorst && loses(ofAll(Math.max)) >= atBest
  }, 'the parts together pass the limits of the condition')
  .refine(
    ({ points, normal }) => conditionParts.reduce((sum, part) => sum + points[part].normal, 0) === normal,
    'normal is not normal',
  )

export const valueRulesSchema = z.object({
  compiled: z.iso.date(),
  sources,
  method,
  curves: z.record(z.enum(segments), curve),
  kilometres,
  transmission: z.object({
    automaticOverManual: z.array(z.object({ untilAge: count.nullable(), percent: addition })).nonempty(),
    ...evidence,
  }),
  colours: z.object({ choices: z.array(colour).nonempty(), ...evidence }),
  region,
  deductions,
  condition,
})
