/** A part of a file: its first and last byte, both included. */
export type Part = { first: number; last: number }

/**
 * The part that a `Range` header requests from a file of this size in bytes (RFC 9110, 14.2). `unsatisfiable` when the part
 * begins after the end. Null for the whole file, also for several parts, other units and unreadable headers.
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
