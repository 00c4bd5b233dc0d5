// The map's own file, fetched where a page shows one: by a live part, or by on-demand.ts.
export { showMap } from './map.ts'
export { showMapOfList } from './map-of-list.ts'
