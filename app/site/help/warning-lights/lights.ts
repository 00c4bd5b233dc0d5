import { drivingAdvice, type LampColour, lampColours, type WarningLight } from '../../../core/content/warning-lights.ts'

export type Light = WarningLight & { slug: string }

/** The most urgent first: by colour, then by the advice, then by name. */
export function inOrderOfUrgency(lights: readonly Light[]): Light[] {
  return lights.toSorted(
    (one, other) =>
      lampColours.indexOf(one.colour) - lampColours.indexOf(other.colour) ||
      drivingAdvice.indexOf(one.mayDriveOn) - drivingAdvice.indexOf(other.mayDriveOn) ||
      one.name.localeCompare(other.name, 'id'),
  )
}

export type ColourCount = { colour: LampColour; count: number }

/** The colours that occur, with the number of lights. */
export function countColours(lights: readonly Light[]): ColourCount[] {
  return lampColours
    .map((colour) => ({ colour, count: lights.filter((light) => light.colour === colour).length }))
    .filter(({ count }) => count > 0)
}

/** The colour in the address. Null for none, and for a colour without lights. */
export function readColour(query: URLSearchParams, colours: readonly ColourCount[]): LampColour | null {
  return colours.find(({ colour }) => colour === query.get('warna'))?.colour ?? null
}
