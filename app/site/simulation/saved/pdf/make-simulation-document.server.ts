import { createElement } from 'react'
import { makerName } from '../../../../core/content/settings.ts'
import { drawingOf } from '../../../../core/documents/drawings.ts'
import { writePdf } from '../../../../core/documents/write-pdf.server.ts'
import { Temporal } from '../../../../lib/instant.ts'
import type { Facts } from './facts.ts'
import { SimulationDocument } from './SimulationDocument.tsx'
import { titleOf } from './title.ts'
import { words } from './words.ts'

/** A saved simulation as a PDF. The same facts give the same bytes. */
export function makeSimulationDocument(facts: Facts): Promise<Buffer> {
  const { car, carName, settings, savedAt, simulation } = facts
  const about = {
    title: titleOf(facts),
    author: makerName(settings),
    subject: simulation.credit ? words.subjectCredit(carName) : words.subjectCash(carName),
    keywords: [words.simulation, carName].join(', '),
    madeAt: Temporal.Instant.from(savedAt),
  }
  return writePdf(about, (doc) => createElement(SimulationDocument, { facts, side: car && drawingOf(doc, car, 'side') }))
}
