import { arcToCurves } from './arc.ts'
import { type Point, pairs, type Segment } from './segment.ts'

/** The second handle of the last curve. S and T begin with its mirror image. */
type Handle = { of: 'C' | 'Q'; point: Point }

/** Executes the path commands and writes each as one of the four segments. */
export class Pen {
  readonly path: Segment[] = []
  #at: Point = [0, 0]
  #start: Point = [0, 0]
  #handle: Handle | null = null

  go(letter: string, given: readonly number[]): void {
    const command = letter.toUpperCase()
    const numbers = letter === command ? given : this.#absolute(command, given)
    const handle = this.#handle
    this.#handle = null
    const [x, y] = this.#at
    const points = pairs(command === 'A' ? numbers.slice(5) : numbers)
    const end = points.at(-1) ?? this.#at
    if (command === 'Z') this.#close()
    else if (command === 'M') this.#move(end)
    else if (command === 'L') this.#line(end)
    else if (command === 'H') this.#line([numbers[0] ?? x, y])
    else if (command === 'V') this.#line([x, numbers[0] ?? y])
    else if (command === 'A') this.#arc(numbers, end)
    else if (command === 'C' || command === 'S') this.#cubic(command === 'S' ? [this.#mirrored(handle, 'C'), ...points] : points)
    else this.#quadratic(command === 'T' ? [this.#mirrored(handle, 'Q'), ...points] : points)
  }

  #absolute(command: string, numbers: readonly number[]): number[] {
    if (command === 'A') return [...numbers.slice(0, 5), (numbers[5] ?? 0) + this.#at[0], (numbers[6] ?? 0) + this.#at[1]]
    if (command === 'V') return numbers.map((y) => y + this.#at[1])
    return numbers.map((value, at) => value + this.#at[at % 2 === 0 ? 0 : 1])
  }

  #mirrored(handle: Handle | null, of: Handle['of']): Point {
    if (handle?.of !== of) return this.#at
    return [2 * this.#at[0] - handle.point[0], 2 * this.#at[1] - handle.point[1]]
  }

  #move(end: Point): void {
    this.#start = end
    this.#add('move', end)
  }

  #line(end: Point): void {
    this.#add('line', end)
  }

  #close(): void {
    this.path.push({ to: 'close', points: [] })
    this.#at = this.#start
  }

  #arc([rx = 0, ry = 0, turn = 0, large = 0, sweep = 0]: readonly number[], end: Point): void {
    for (const points of arcToCurves(this.#at, [rx, ry, turn, large, sweep], end)) this.path.push({ to: 'curve', points })
    this.#at = end
  }

  #cubic([one, two, end]: readonly Point[]): void {
    if (!one || !two || !end) return
    this.#add('curve', end, [...one, ...two])
    this.#handle = { of: 'C', point: two }
  }

  #quadratic([handle, end]: readonly Point[]): void {
    if (!handle || !end) return
    const third = (from: number, to: number) => from + ((to - from) * 2) / 3
    const from = this.#at
    const handles = [third(from[0], handle[0]), third(from[1], handle[1]), third(end[0], handle[0]), third(end[1], handle[1])]
    this.#add('curve', end, handles)
    this.#handle = { of: 'Q', point: handle }
  }

  #add(to: Segment['to'], end: Point, handles: readonly number[] = []): void {
    this.path.push({ to, points: [...handles, ...end] })
    this.#at = end
  }
}
