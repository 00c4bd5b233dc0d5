import { z } from 'zod'
import data from '../../../data/regions/centroids.json' with { type: 'json' }
import type { Point } from './nearest/great-circle.ts'

const points = new Map(Object.entries(z.record(z.string(), z.tuple([z.number(), z.number()])).parse(data.points)))

/** The approximate middle of a province or regency. Throws for an unknown code. */
export function centroidOf(code: string): Point {
  const found = points.get(code)
  if (!found) throw new Error(`No point is known for the region ${code}.`)
  return { latitude: found[0], longitude: found[1] }
}
