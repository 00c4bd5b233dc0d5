import { createHash } from 'node:crypto'
import { sellersOf } from '../../core/dealers/dealer-filter.ts'
import { shownPlace } from '../../core/dealers/place.ts'
import { readPlace } from '../../core/dealers/read-place.server.ts'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Typed } from '../../ui/form.ts'
import { readAvailability } from './opening.server.ts'
import { chosenColour, chosenVariant, coloursToChoose } from './order.ts'

export type Options = NonNullable<Awaited<ReturnType<typeof readOptions>>>

/** The options of the form after the choices so far; null when nothing can be pre-ordered. */
export async function readOptions(db: Db, typed: Typed, now: Instant) {
  const opening = await readAvailability(db, now)
  if (opening.kind !== 'open') return null
  const { car, variants, settings } = opening
  const { variant: wanted = '', color = '', province = '', city = '', dealer = '' } = typed
  const variant = chosenVariant(opening, wanted)
  const colours = coloursToChoose(car, variants, variant)
  const colour = chosenColour(colours, color)
  const place = await readPlace(db, sellersOf(car.class), { province, city, dealer })
  return {
    car,
    variants,
    variant,
    colours,
    colour,
    /** The name of a colour that was chosen earlier but that the chosen variant does not have. */
    lostColour: colour ? null : (car.colours.find(({ slug }) => slug === color)?.name ?? null),
    place: shownPlace(place),
    /** True when only the personal data is missing. */
    complete: variant !== null && colour !== null && place.dealer !== null,
    settings,
    /** The version of the refund rule. The checkbox contains it. */
    refundVersion: versionOf(settings.refundRule),
  }
}

/** An id for a text. The visitor acknowledges exactly the text with this id. */
export function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}
