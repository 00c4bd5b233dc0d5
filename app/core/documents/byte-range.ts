/** A part of a file, its last byte included. */
export type Part = { first: number; last: number }

/**
 * What a `Range` header asks of a file of this many bytes (RFC 9110, 14.2): one part, `unsatisfiable` where it lies
 * behind the end, or null for the whole. Several parts at once, other units and what cannot be read count as no wish.
 */
export function readRange(header: string | null, size: number): Part | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.replace(/\s/g, '') ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '') return lastBytes(Number(to), size)
  const [first, last] = [Number(from), to === '' ? size - 1 : Number(to)]
  if (last < first && to !== '') return null
  return first < size ? { first, last: Math.min(last, size - 1) } : 'unsatisfiable'
}

function lastBytes(count: number, size: number): Part | 'unsatisfiable' {
  if (count === 0 || size === 0) return 'unsatisfiable'
  return { first: Math.max(0, size - count), last: size - 1 }
}
