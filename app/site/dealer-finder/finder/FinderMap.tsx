import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Area, type MapContent, type MapScript, type ShownMap, shouldSaveData, whenInView } from '~/lib/dealer-map.ts'
import { MapFrame, type ShownTiles } from '../map/MapFrame.tsx'
import { MapInside } from '../map/MapInside.tsx'
import { words } from '../map/words.ts'

type Props = {
  tiles: ShownTiles | null
  /** Address of the map script. */
  script: string
  content: MapContent
  choose: (slug: string | undefined) => void
  pointAt: (slugs: readonly string[]) => void
  searchArea: (area: Area) => void
}

type State = 'coming' | 'shown' | 'missing'

/** The map of the finder: Leaflet draws what the finder's state says. Loaded when it comes into view. */
export function FinderMap({ tiles, script, content, choose, pointAt, searchArea }: Props) {
  const place = useRef<HTMLElement>(null)
  const map = useRef<ShownMap>(null)
  const [state, setState] = useState<State>()
  const [movedTo, setMovedTo] = useState<Area | null>(null)
  const wasAsked = useRef(false)
  const ask = () => setState((now) => (now === 'shown' ? now : 'coming'))

  useEffect(() => (place.current && !shouldSaveData() ? whenInView(place.current, ask) : undefined), [])

  const load = useEffectEvent(async () => {
    try {
      const { showMap } = (await import(/* @vite-ignore */ script)) as MapScript
      if (!place.current) return
      map.current = await showMap(place.current, content, { choose, pointAt, moveTo: setMovedTo })
      setState('shown')
    } catch {
      // Without a connection the page shows a message, and the button tries again.
      setState('missing')
    }
  })
  useEffect(() => {
    if (state === 'coming' && !map.current) void load()
  }, [state])
  // The view takes no focus before it is shown.
  useEffect(() => {
    if (state === 'shown' && wasAsked.current) focusView(place.current)
  }, [state])
  // Also once it is shown: the content may have changed while its script was on its way.
  useEffect(() => (state === 'shown' ? map.current?.update(content) : undefined), [content, state])

  return (
    <MapFrame
      ref={place}
      tiles={tiles}
      state={state}
      onAsk={() => {
        wasAsked.current = true
        ask()
      }}
    >
      {(state === 'coming' || state === 'shown') && <MapInside />}
      {movedTo && (
        <button
          type="button"
          data-search-area=""
          className="absolute top-3 left-3 z-[2] min-h-11 max-w-[calc(100%-11.5rem)] cursor-pointer narrow:top-18 narrow:max-w-[calc(100%-1.5rem)] rounded-control border border-line-strong bg-paper px-4 py-2 text-start font-semibold text-sm hover:bg-paper-sunk sm:left-1/2 sm:-translate-x-1/2"
          onClick={() => {
            setMovedTo(null)
            searchArea(movedTo)
            focusView(place.current)
          }}
        >
          {words.searchArea}
        </button>
      )}
    </MapFrame>
  )
}

function focusView(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>('[data-view]')?.focus({ preventScroll: true })
}
