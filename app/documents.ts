import { madeBy, type TaskMaker } from './platform/document-task.ts'
import { brochureDocument } from './site/brochures/pdf/facts.ts'
import { makeBrochure } from './site/brochures/pdf/make-brochure.server.ts'
import { simulationDocument } from './site/simulation/saved/pdf/facts.ts'
import { makeSimulationDocument } from './site/simulation/saved/pdf/make-simulation-document.server.ts'

/** Every PDF that the document process makes, with the function that makes it. */
export const documents: readonly TaskMaker[] = [
  madeBy(brochureDocument, makeBrochure),
  madeBy(simulationDocument, makeSimulationDocument),
]
