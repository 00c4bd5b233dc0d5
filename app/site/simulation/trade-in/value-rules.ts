import type { z } from 'zod'
import type { band, colour, curve, valueRulesSchema } from './value-rules-schema.ts'

/** Questions about the car's history and condition. The first answer is the default. */
export const questions = {
  'service-history': ['full', 'partial', 'none'],
  accident: ['none', 'major'],
  flood: ['no', 'yes'],
  tax: ['paid', 'overdue'],
  owners: ['one', 'two', 'three-or-more'],
  body: ['normal', 'like-new', 'worn', 'damaged'],
  interior: ['normal', 'like-new', 'worn', 'damaged'],
  tyres: ['normal', 'like-new', 'worn', 'damaged'],
} as const satisfies Record<string, readonly [string, ...string[]]>
export type Question = keyof typeof questions
export type Answer<Asked extends Question = Question> = (typeof questions)[Asked][number]
export type Answers = { [Asked in Question]: Answer<Asked> }

export const conditionParts = ['body', 'interior', 'tyres'] as const satisfies readonly Question[]
export const histories = ['service-history', 'accident', 'flood', 'tax', 'owners'] as const satisfies readonly Question[]

export const colourReasons = ['colour-neutral', 'colour-less-wanted', 'colour-rare'] as const

/** The rules for valuing a used car. The operator can change every figure. */
export type ValueRules = z.infer<typeof valueRulesSchema>
export type Band = z.infer<typeof band>
export type UsedColour = z.infer<typeof colour>
export type Curve = z.infer<typeof curve>
