import { createElement } from 'react'
import { makerName } from '../../../core/content/settings.ts'
import { drawingsOf } from '../../../core/documents/drawings.ts'
import { writePdf } from '../../../core/documents/write-pdf.server.ts'
import { Temporal } from '../../../lib/instant.ts'
import { Brochure } from './Brochure.tsx'
import type { Facts } from './facts.ts'
import { words } from './words.ts'

/** A model's brochure as a PDF file. */
export function makeBrochure(facts: Facts): Promise<Buffer> {
  const { car, settings, changedAt } = facts
  const about = {
    title: words.title(car.name),
    author: makerName(settings),
    subject: words.subject(car.name),
    keywords: [car.name, ...car.spellings].join(', '),
    madeAt: Temporal.Instant.from(changedAt),
  }
  return writePdf(about, (doc) => createElement(Brochure, { facts, drawings: drawingsOf(doc, car) }))
}
