import type { DealerOnMap } from '../../lib/dealer-map.ts'
import { type Cluster, clustersOf, type Pixel } from './clusters.ts'
import { divIcon, type LeafletMap, layerGroup, marker } from './leaflet.ts'
import { pixelOf } from './places.ts'

export type Spot = DealerOnMap & Pixel
export type Marker = { members: Cluster<Spot>; button: HTMLButtonElement }

/** In pixels: the width of a fingertip and a small gap. */
const reach = 48

/** The clusters of these dealers at this zoom. */
export function spotsAt(map: LeafletMap, dealers: readonly DealerOnMap[], zoom = map.getZoom()): Cluster<Spot>[] {
  const spots = dealers.map((dealer) => ({ ...dealer, ...pixelOf(map, dealer, zoom) }))
  return clustersOf(spots, reach)
}

export type MarkerWords = { several: (count: number, first: string) => string }

/** Returns a function that replaces the markers. Each is a button; Tab follows the order of the list. */
export function setMarkers(map: LeafletMap, words: MarkerWords, press: (members: Cluster<Spot>) => void) {
  const layer = layerGroup().addTo(map)
  return (clusters: readonly Cluster<Spot>[]): Marker[] => {
    layer.clearLayers()
    return clusters.map((members) => {
      const [{ latitude, longitude }] = members
      const button = buttonFor(members, words)
      const icon = divIcon({ className: 'dealer-map-marker', html: button, iconSize: [44, 44] })
      marker([latitude, longitude], { icon, keyboard: false, zIndexOffset: members.length })
        .on('click', () => press(members))
        .addTo(layer)
      return { members, button }
    })
  }
}

function buttonFor(members: Cluster<Spot>, words: MarkerWords): HTMLButtonElement {
  const [{ name }] = members
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.marker = members.map(({ slug }) => slug).join(' ')
  button.setAttribute('aria-label', members.length === 1 ? name : words.several(members.length, name))
  const face = document.createElement('span')
  if (members.length > 1) face.append(String(members.length))
  face.toggleAttribute('data-several', members.length > 1)
  button.append(face)
  return button
}
