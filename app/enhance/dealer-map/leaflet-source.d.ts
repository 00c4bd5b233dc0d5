// Types for Leaflet's source files: each has some of the package's exports, two of them under a longer name.
declare module 'leaflet/src/*' {
  export * from 'leaflet'
  export { latLngBounds as toLatLngBounds, point as toPoint } from 'leaflet'
}
