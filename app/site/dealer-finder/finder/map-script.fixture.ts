import type { MapContent, MapHandlers, MapScript } from '../../../lib/dealer-map.ts'

// Takes the place of the map script: it draws nothing, keeps what it should show, and lets a test act like the visitor.

type Kept = { content: MapContent; handlers: MapHandlers }
let kept: Kept | null = null

export const scriptAddress = import.meta.url

export const showMap: MapScript['showMap'] = async (_, content, handlers) => {
  const shown = { content, handlers }
  kept = shown
  return {
    update: (next) => {
      shown.content = next
    },
    fit: () => {},
  }
}

/** The map that is shown. */
export function drawnMap(): Kept {
  if (!kept) throw new Error('No map is shown')
  return kept
}
