/** A point on earth, in degrees. */
export type Point = { latitude: number; longitude: number }

/** In degrees. A box may cross the date line: west may be less than -180, and east more than 180. */
export type Box = { south: number; north: number; west: number; east: number }

/** The mean radius of the earth (IUGG). */
export const earthKilometres = 6371.0088

/** Distance on the surface of a sphere by the haversine formula, which is exact also for short distances. */
export function kilometresBetween(one: Point, other: Point): number {
  const [south, north] = [radians(one.latitude), radians(other.latitude)]
  const halfway = sinSquared((north - south) / 2)
  const across = sinSquared(radians(other.longitude - one.longitude) / 2)
  const share = halfway + Math.cos(south) * Math.cos(north) * across
  return 2 * earthKilometres * Math.asin(Math.sqrt(Math.min(1, share)))
}

/** The smallest box that contains every point within the distance. It has all longitudes when it contains a pole. */
export function boxAround({ latitude, longitude }: Point, kilometres: number): Box {
  const reach = kilometres / earthKilometres
  const [south, north] = [latitude - degrees(reach), latitude + degrees(reach)]
  if (south <= -90 || north >= 90) return { south, north, west: longitude - 360, east: longitude + 360 }
  const aside = degrees(Math.asin(Math.sin(reach) / Math.cos(radians(latitude))))
  return { south, north, west: longitude - aside, east: longitude + aside }
}

/** The same point with its longitude within 180 degrees of `centre`, so that the date line does not lie between them. */
export function unwrapLongitude(centre: number, { latitude, longitude }: Point): Point {
  const turns = Math.round((centre - longitude) / 360)
  return { latitude, longitude: longitude + 360 * turns }
}

function sinSquared(angle: number): number {
  return Math.sin(angle) ** 2
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI
}
