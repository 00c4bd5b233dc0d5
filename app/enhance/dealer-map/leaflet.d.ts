// The package's types speak of its other build; this one holds the same names.
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet'
}
