// The package declares types only for its other build, which has the same exports.
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet'
}
