import {
  CenteredTextSymbolizer,
  type Feature,
  type LabelRule,
  LineSymbolizer,
  type PaintRule,
  PolygonSymbolizer,
} from 'protomaps-leaflet'
import { own } from '../../lib/own.ts'

/** The site's colours in a format for canvas, and its typeface. */
export type Looks = { land: string; sea: string; shade: string; fine: string; firm: string; text: string; family: string }

/** CSS colour variables. The map element uses each of them, so the page's CSS contains them. */
export const colours = {
  land: 'paper',
  sea: 'paper-warm',
  shade: 'paper-sunk',
  fine: 'line',
  firm: 'line-strong',
  text: 'ink-soft',
}

/** The current colours: light or dark. */
export function looksOf(place: HTMLElement): Looks {
  const probe = place.appendChild(document.createElement('span'))
  const read = (name: string) => {
    probe.style.color = `var(--color-${name})`
    return getComputedStyle(probe).color
  }
  const { land, sea, shade, fine, firm, text } = colours
  const looks = { land: read(land), sea: read(sea), shade: read(shade), fine: read(fine), firm: read(firm), text: read(text) }
  const { fontFamily: family } = getComputedStyle(probe)
  probe.remove()
  return { ...looks, family }
}

/** Layer names of both schemas: Protomaps and OpenMapTiles. */
const layers = {
  water: ['water', 'waterway'],
  buildings: ['buildings', 'building'],
  roads: ['roads', 'transportation'],
  borders: ['boundaries', 'boundary'],
  places: ['places', 'place'],
}

const polygon = 3
const line = 2

/** Rules for areas and lines: land and water, buildings as a shade, roads by weight, borders. */
export function paintRules({ land, sea, shade, fine, firm }: Looks): PaintRule[] {
  const fill = (colour: string) => new PolygonSymbolizer({ fill: colour })
  const stroke = (color: string, width: (zoom: number) => number) => new LineSymbolizer({ color, width, lineJoin: 'round' })
  return [
    { dataLayer: 'earth', symbolizer: fill(land), filter: (_, { geomType }) => geomType === polygon },
    ...rules(layers.water, fill(sea), ({ geomType }) => geomType === polygon),
    ...rules(layers.water, stroke(shade, grows(9, 1)), ({ geomType }) => geomType === line),
    ...rules(layers.buildings, fill(shade), () => true).map((rule) => ({ ...rule, minzoom: 15 })),
    ...rules(layers.roads, stroke(fine, grows(12, 0.8)), (road) => weightOf(road) === 1),
    ...rules(layers.roads, stroke(fine, grows(8, 1)), (road) => weightOf(road) === 2),
    ...rules(layers.roads, stroke(firm, grows(6, 1)), (road) => weightOf(road) === 3),
    ...rules(
      layers.borders,
      new LineSymbolizer({ color: firm, width: 0.8, dash: [3, 2.5] }),
      ({ geomType }) => geomType === line,
    ),
  ]
}

/** Rules for place names, the most important first; in Indonesian when the tiles have that name. */
export function labelRules({ land, text, family }: Looks): LabelRule[] {
  const symbolizer = new CenteredTextSymbolizer({
    labelProps: ['name:id', 'name'],
    fill: text,
    stroke: land,
    width: 1.5,
    font: `500 12px ${family}`,
  })
  return layers.places.map((dataLayer) => ({
    dataLayer,
    symbolizer,
    filter: (zoom: number, { props }: Feature) => zoom >= Number(props.min_zoom ?? 0),
    sort: (one: Feature['props'], other: Feature['props']) => placeRank(one) - placeRank(other),
  }))
}

function rules(
  names: readonly string[],
  symbolizer: PaintRule['symbolizer'],
  isMeant: (feature: Feature) => boolean,
): PaintRule[] {
  return names.map((dataLayer) => ({ dataLayer, symbolizer, filter: (_: number, feature: Feature) => isMeant(feature) }))
}

/** A line width that doubles every two and a half zoom levels above `from`. */
function grows(from: number, width: number): (zoom: number) => number {
  return (zoom) => width * 2 ** Math.max(0, (zoom - from) / 2.5)
}

const weights: Record<string, number> = {
  highway: 3,
  motorway: 3,
  trunk: 3,
  major_road: 2,
  primary: 2,
  secondary: 2,
  minor_road: 1,
  tertiary: 1,
  minor: 1,
  service: 1,
}

/** 3 for roads between cities, 1 in a neighbourhood, 0 when no car may drive there. */
export function weightOf({ props, geomType }: Pick<Feature, 'props' | 'geomType'>): number {
  return geomType === line ? (own(weights, String(props.kind ?? props.class)) ?? 0) : 0
}

/** Lower is more important: the rank in OpenMapTiles, or the zoom from which Protomaps shows the name. */
function placeRank({ rank, min_zoom }: Feature['props']): number {
  return Number(rank ?? min_zoom ?? 99)
}
