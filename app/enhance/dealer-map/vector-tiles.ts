import type { Coords, DoneCallback } from 'leaflet'
import { GridLayer } from 'leaflet/src/layer/tile/GridLayer.js'
import { type Index, Labelers, PmtilesSource, type PreparedTile, paint, TileCache, View, ZxySource } from 'protomaps-leaflet'
import { labelRules, looksOf, paintRules } from './vector-looks.ts'

/** Highest zoom of single tiles. Their address does not say it; common sources have 14. Above it tiles are enlarged. */
const usualDepth = 14
/** The PMTiles number for vector tiles. */
const vectorType = 1
const size = 256
/** More tiles than a window shows. Above this number the names of the farthest tiles are forgotten first. */
const namedTiles = 16
/** Pixels around a tile in which lines and names of its neighbours are drawn. */
const margin = 16

/** A layer of vector tiles: `address` is a pattern with `{z}`, or one archive. */
export async function vectorTiles(address: string, place: HTMLElement): Promise<GridLayer> {
  const layer = new VectorTiles(await viewOf(address), place)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => layer.takeLooks().redraw())
  return layer
}

async function viewOf(address: string): Promise<View> {
  const view = (source: PmtilesSource | ZxySource, depth: number) => new View(new TileCache(source, 2 * size), depth, 1)
  if (address.includes('{z}')) return view(new ZxySource(address, true), usualDepth)
  const archive = new PmtilesSource(address, true)
  const { maxZoom, tileType } = await archive.p.getHeader()
  if (tileType !== vectorType) throw new Error(`Map: tiles of type ${tileType}`)
  return view(archive, maxZoom)
}

type Shown = { coords: Coords; canvas: HTMLCanvasElement; tile?: PreparedTile }

/** Draws each tile on a canvas. A tile that fails to load stays invisible, like a picture tile. */
class VectorTiles extends GridLayer {
  readonly #view: View
  readonly #place: HTMLElement
  readonly #shown = new Map<string, Shown>()
  #looks!: ReturnType<typeof looksOf>
  #labelers!: Labelers

  constructor(view: View, place: HTMLElement) {
    super({ tileSize: size })
    this.#view = view
    this.#place = place
    this.takeLooks()
    this.on('tileunload', ({ coords }) => this.#shown.delete(keyOf(coords)))
  }

  /** Takes the current colours. Names are placed again, because they keep the colour they were placed with. */
  takeLooks(): this {
    this.#looks = looksOf(this.#place)
    const scratch = contextOf(document.createElement('canvas'))
    this.#labelers = new Labelers(scratch, labelRules(this.#looks), namedTiles, (keys) => this.#paintAgain(keys))
    return this
  }

  override createTile(coords: Coords, done: DoneCallback): HTMLCanvasElement {
    const canvas = document.createElement('canvas')
    const shown = { coords, canvas }
    this.#shown.set(keyOf(coords), shown)
    this.#draw(shown).then(
      () => done(undefined, canvas),
      (fault: Error) => done(fault, canvas),
    )
    return canvas
  }

  async #draw(shown: Shown): Promise<void> {
    const tile = await this.#view.getDisplayTile(shown.coords)
    if (tile.data.size === 0) throw new Error('Map: an empty tile')
    shown.tile = tile
    this.#labelers.add(shown.coords.z, new Map([['', [tile]]]))
    this.#paint(shown, tile)
  }

  /** A name that crosses a tile's edge changes the neighbouring tiles: draw them again. */
  #paintAgain(keys: ReadonlySet<string>): void {
    for (const key of keys) {
      const shown = this.#shown.get(key)
      if (shown?.tile) this.#paint(shown, shown.tile)
    }
  }

  #paint({ coords: { x, y, z }, canvas }: Shown, tile: PreparedTile): void {
    const ratio = Math.min(devicePixelRatio, 2)
    canvas.width = size * ratio
    canvas.height = size * ratio
    const context = contextOf(canvas)
    context.scale(ratio, ratio)
    // Tiles with land are drawn over the sea colour; tiles without land draw water over the land colour.
    context.fillStyle = tile.data.has('earth') ? this.#looks.sea : this.#looks.land
    context.fillRect(0, 0, size, size)
    const [left, top] = [x * size, y * size]
    const box = { minX: left - margin, minY: top - margin, maxX: left + size + margin, maxY: top + size + margin }
    const origin = Object.assign(tile.origin.clone(), { x: left, y: top })
    const names: Index | null = this.#labelers.getIndex(z) ?? null
    paint(context, z, new Map([['', [tile]]]), names, paintRules(this.#looks), box, origin, false)
  }
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Map: no canvas to draw on')
  return context
}

/** The key by which the labels name a tile. */
function keyOf({ x, y, z }: Coords): string {
  return `${x}:${y}:${z}`
}
