export type Point = readonly [x: number, y: number]

/** The four segments of a PDF path, with absolute points. */
export type Segment = { to: 'move' | 'line' | 'curve' | 'close'; points: readonly number[] }

export function pairs(numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, at) => [numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0])
}
