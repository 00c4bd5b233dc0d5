export type Pixel = { x: number; y: number }

/** The points that one marker stands for. The marker is at the first one, so it is never in the sea between two points. */
export type Cluster<T extends Pixel> = readonly [T, ...T[]]

/**
 * Groups points that are less than `reach` pixels from a marker. Points at the start of the list get markers first, so
 * that the map shows the first dealers of the list. No two markers are closer than `reach`.
 */
export function clustersOf<T extends Pixel>(points: readonly T[], reach: number): Cluster<T>[] {
  const grid = new Map<string, [T, ...T[]][]>()
  const clusters: [T, ...T[]][] = []
  for (const point of points) {
    const found = nearest(around(grid, point, reach), point, reach)
    if (found) {
      found.push(point)
      continue
    }
    const cluster: [T, ...T[]] = [point]
    const cell = cellOf(point, reach)
    grid.set(cell, [...(grid.get(cell) ?? []), cluster])
    clusters.push(cluster)
  }
  return clusters
}

const sides = [-1, 0, 1]

function around<T extends Pixel>(grid: ReadonlyMap<string, T[][]>, { x, y }: Pixel, reach: number): T[][] {
  return sides.flatMap((east) =>
    sides.flatMap((south) => grid.get(cellOf({ x: x + east * reach, y: y + south * reach }, reach)) ?? []),
  )
}

function nearest<T extends Pixel>(clusters: readonly T[][], point: Pixel, reach: number): T[] | undefined {
  let best: T[] | undefined
  let least = reach
  for (const cluster of clusters) {
    const [first] = cluster
    const distance = first ? Math.hypot(first.x - point.x, first.y - point.y) : reach
    if (distance < least) {
      best = cluster
      least = distance
    }
  }
  return best
}

function cellOf({ x, y }: Pixel, size: number): string {
  return `${Math.floor(x / size)} ${Math.floor(y / size)}`
}
