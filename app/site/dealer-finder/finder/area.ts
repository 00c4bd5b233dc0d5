import type { Area } from '../../../lib/dealer-map.ts'

/** Reads `-6.5,106.5,-6.1,107`: south, west, north, east, in degrees. */
export function readArea(text: string): Area | null {
  const parts = text.split(',')
  if (parts.length !== 4 || !parts.every((part) => /^\s*-?\d{1,3}(\.\d{1,12})?\s*$/.test(part))) return null
  const [south = 0, west = 0, north = 0, east = 0] = parts.map(Number)
  const isOnEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180
  return isOnEarth && south < north && west < east ? { south, west, north, east } : null
}

/** Rounded outwards to about a hundred metres: more digits would only make the address longer. */
export function roundedArea({ south, west, north, east }: Area): Area {
  const [down, up] = [
    (degrees: number) => Math.floor(degrees * 1000) / 1000,
    (degrees: number) => Math.ceil(degrees * 1000) / 1000,
  ]
  return {
    south: Math.max(-90, down(south)),
    west: Math.max(-180, down(west)),
    north: Math.min(90, up(north)),
    east: Math.min(180, up(east)),
  }
}

export function isInArea({ south, west, north, east }: Area, point: { latitude: number; longitude: number }): boolean {
  return point.latitude >= south && point.latitude <= north && point.longitude >= west && point.longitude <= east
}
