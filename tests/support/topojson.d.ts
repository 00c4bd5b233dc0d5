// Two packages of TopoJSON have no types. Declares only the parts that bin/base-map uses.
declare module 'topojson-server' {
  import type { GeoJSON } from 'geojson'
  import type { Objects, Topology } from 'topojson-specification'
  export function topology(objects: Record<string, GeoJSON>): Topology<Objects>
}

declare module 'topojson-simplify' {
  import type { Topology } from 'topojson-specification'
  export function presimplify<T extends Topology>(topology: T): T
  export function simplify<T extends Topology>(topology: T, minimumWeight: number): T
}
