import { type Coords, type DoneCallback, GridLayer } from 'leaflet/dist/leaflet-src.esm.js'
import { type Index, Labelers, PmtilesSource, type PreparedTile, paint, TileCache, View, ZxySource } from 'protomaps-leaflet'
import { labelRules, looksOf, paintRules } from './vector-looks.ts'

/** Of tiles one by one, nobody says how deep they go: the schemes in use go as deep as this. Beyond, a tile is drawn larger. */
const usualDepth = 14
/** As an archive numbers what it holds. */
const vectorType = 1
const size = 256
/** More than a window shows: the names of those farthest away are forgotten first. */
const namedTiles = 16
/** What is drawn of a neighbour's lines and names. */
const margin = 16

/** Vector tiles of one address with places for numbers, or of one archive, as a layer. */
export async function vectorTiles(address: string, place: HTMLElement): Promise<GridLayer> {
  const layer = new VectorTiles(await viewOf(address), place)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => layer.dress().redraw())
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

/** A canvas for each tile. What does not come stays out of sight, as pictures do that do not load. */
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
    this.dress()
    this.on('tileunload', ({ coords }) => this.#shown.delete(keyOf(coords)))
  }

  /** In the colours of the scheme as it is. Names find their room anew, for they keep the colour they were placed with. */
  dress(): this {
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

  /** A name that reaches over a tile's edge changes what its neighbours show. */
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
    // Tiles that draw land draw it on the sea; the others draw the sea on land.
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

/** As the labels name the tiles they reach into. */
function keyOf({ x, y, z }: Coords): string {
  return `${x}:${y}:${z}`
}
