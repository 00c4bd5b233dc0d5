export type Point = readonly [x: number, y: number]

/** The three ways on and the way back, with absolute points: all that PDF knows. */
export type Segment = { to: 'move' | 'line' | 'curve' | 'close'; points: readonly number[] }

export function pairs(numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, at) => [numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0])
}
