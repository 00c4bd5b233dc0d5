import { createHash } from 'node:crypto'
import { colourOf } from '~/core/cars/car.ts'
import { readSettings } from '~/core/content/settings.server.ts'
import { fileAnswer } from '~/core/documents/file-answer.ts'
import { documentOr503 } from '~/core/documents/patience.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/document.screen'
import { calculatorOf, documentName } from './calculator.ts'
import { fullName, keptCar } from './kept-car.server.ts'
import { simulationDocument } from './pdf/facts.ts'
import { keptOr404 } from './result.server.ts'
import { simulationOf } from './saved-simulation-schema.ts'

/** `file`: the app sends this answer unchanged. It handles ranges itself and is not compressed. */
export const handle = { file: true }

/** A saved simulation as PDF. Made for each request: there are few, and the same content gives the same bytes. */
export async function loader({ params: { token }, request, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const { db, environment, documents } = process
  const lead = await keptOr404(token, process)
  const { payload, reference, createdAt } = lead
  const simulation = simulationOf(payload)
  const kept = await keptCar(db, payload)
  const calculator = calculatorOf(simulation.calculator)
  const making = documents.run(simulationDocument, {
    simulation,
    carName: fullName(kept),
    car: kept.car,
    colour: kept.car && payload.colour !== null ? colourOf(kept.car, payload.colour) : null,
    reference,
    savedAt: createdAt.toString(),
    settings: await readSettings(db),
    openAgain: environment.publicUrl + calculator.address(simulation.choice),
  })
  const bytes = await documentOr503(making)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
  return fileAnswer(request, { bytes, etag, name: documentName(reference) }, 'inline', 'private')
}
