const kilometreRange = { from: 1000, to: 100_000 }

/** Reads the kilometres per year, `12.345 km`. Null when that is no number, or unrealistic. */
export function readKilometresAYear(text: string): number | null {
  const [, digits] = /^(\d{1,3}(?:[., ]\d{3})|\d{1,6})(?:\s?km)?$/i.exec(text.trim()) ?? []
  return within(digits?.replace(/\D/g, ''), kilometreRange)
}

/** Reads the percentage of kilometres driven on electricity. */
export function readElectricShare(text: string): number | null {
  const [, digits] = /^(\d{1,3})(?:\s?%)?$/.exec(text.trim()) ?? []
  return within(digits, { from: 0, to: 100 })
}

function within(digits: string | undefined, { from, to }: { from: number; to: number }): number | null {
  const value = Number(digits ?? Number.NaN)
  return value >= from && value <= to ? value : null
}
