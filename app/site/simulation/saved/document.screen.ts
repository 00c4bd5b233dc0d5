import { createHash } from 'node:crypto'
import { colourOf } from '~/core/cars/car.ts'
import { findCar } from '~/core/cars/catalogue.server.ts'
import { readSettings } from '~/core/content/settings.server.ts'
import { fileAnswer } from '~/core/documents/file-answer.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/document.screen'
import { calculatorOf, documentName } from './calculator.ts'
import { simulationOf } from './keep.ts'
import { keptOr404 } from './result.server.ts'

/** The answer leaves as it is made here: parts and compression are the file's own affair. */
export const handle = { file: true }

/** A kept simulation as a PDF, made anew each time: few are asked for, and the same content makes the same bytes. */
export async function loader({ params: { token }, request, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const { db, environment } = process
  const lead = await keptOr404(token, process)
  const { payload, reference, createdAt } = lead
  const simulation = simulationOf(payload)
  const car = await findCar(db, payload.vehicle)
  if (!car) throw new Response(null, { status: 404 })
  const calculator = calculatorOf(simulation.calculator)
  // Making one pulls in libraries no page needs.
  const { makeSimulationDocument } = await import('./pdf/make-simulation-document.server.ts')
  const bytes = await makeSimulationDocument({
    simulation,
    car,
    variantName: car.variants.find(({ slug }) => slug === payload.variant)?.name ?? '',
    colour: payload.colour === null ? null : colourOf(car, payload.colour),
    reference,
    savedAt: createdAt,
    settings: await readSettings(db),
    openAgain: environment.publicUrl + calculator.address(simulation.choice),
  })
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
  return fileAnswer(request, { bytes: new Uint8Array(bytes), etag, name: documentName(reference) }, 'inline', 'private')
}
