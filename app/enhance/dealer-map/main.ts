// The map is a file of its own. A live part or on-demand.ts loads it.
export { showMap } from './map.ts'
export { showMapOfList } from './map-of-list.ts'
