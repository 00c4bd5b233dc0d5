import { type Car, isFor } from './car.ts'
import { modelWords as words } from './model-words.ts'

/** Which variants have it, in the shorter wording: `hanya Ultimate CVT` or `kecuali GLS MT`. Null when all have it. */
export function limitOf(car: Car, limited: { variants?: string[] | undefined }): string | null {
  const having = car.variants.filter((variant) => isFor(limited, variant)).map(({ name }) => name)
  const lacking = car.variants.filter((variant) => !isFor(limited, variant)).map(({ name }) => name)
  if (lacking.length === 0) return null
  return lacking.length < having.length ? words.exceptFor(lacking) : words.onlyFor(having)
}
