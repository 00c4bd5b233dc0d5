import { z } from 'zod'
import data from '../../../../data/regions/wide-names.json' with { type: 'json' }

const names = z.array(z.string()).nonempty()

/** Names for several provinces or regencies together, with their regions: the one with most people first. */
export const wideNames = z.array(z.object({ names, regions: names })).parse(data.wideNames)
