// The parts of Leaflet that the map uses. Leaflet's single file cannot be tree-shaken: it would be 12 KB larger, compressed.
// Layers of tiles are imported where they are loaded, on pages with tiles only.

// These three make map.dragging, map.scrollWheelZoom and the zoom by a double click.
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js'
import 'leaflet/src/map/handler/Map.Drag.js'
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js'
// Makes map.getRenderer, which lines and areas call.
import 'leaflet/src/layer/vector/Renderer.getRenderer.js'

export { toLatLngBounds as latLngBounds } from 'leaflet/src/geo/LatLngBounds.js'
export { toPoint as point } from 'leaflet/src/geometry/Point.js'
export { layerGroup } from 'leaflet/src/layer/LayerGroup.js'
export { divIcon } from 'leaflet/src/layer/marker/DivIcon.js'
export { marker } from 'leaflet/src/layer/marker/Marker.js'
export { polygon } from 'leaflet/src/layer/vector/Polygon.js'
export { polyline } from 'leaflet/src/layer/vector/Polyline.js'
export { svg } from 'leaflet/src/layer/vector/SVG.js'
export { Map as LeafletMap } from 'leaflet/src/map/Map.js'
