import type { ReactNode, Ref } from 'react'
import { Button } from '~/ui/Button.tsx'
import { words } from './words.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'dealer-map': { id: string; class: string; ref?: Ref<HTMLElement> | undefined; children: ReactNode } & Record<
        `data-${string}`,
        string | undefined
      >
    }
  }
}

export const afterMap = 'setelah-peta'

type Props = {
  /** The operator's tiles, drawn over the base map. */
  tiles: ShownTiles | null
  /** Whether the map is loading, shown, or failed to load. */
  state?: 'coming' | 'shown' | 'missing' | undefined
  onAsk?: () => void
  ref?: Ref<HTMLElement>
  /** Data attributes that the map script reads. */
  data?: Record<`data-${string}`, string | undefined>
  children: ReactNode
}

export type ShownTiles = { template: string; kind: 'raster' | 'vector'; attribution: string }

/** The frame of a map, with a button until the map is shown. Without script there is no map: the list has all dealers. */
export function MapFrame({ tiles, state, onAsk, ref, data, children }: Props) {
  return (
    <section aria-labelledby="judul-peta" className="noscript:hidden">
      <h2 id="judul-peta" className="sr-only">
        {words.heading}
      </h2>
      <dealer-map
        ref={ref}
        id="peta-dealer"
        class="group/map relative isolate block h-72 overflow-hidden max-h-[calc(100svh-var(--spacing-header)-2rem)] rounded-card border border-line bg-paper-warm text-ink sm:h-[30rem]"
        data-tiles={tiles?.template}
        data-tiles-kind={tiles?.kind}
        data-several={words.several}
        data-after={afterMap}
        data-state={state}
        {...data}
      >
        <Invitation onAsk={onAsk} />
        {children}
      </dealer-map>
      <p id={afterMap} tabIndex={-1} className="mt-2 text-ink-soft text-xs">
        {[words.credits, tiles?.attribution].filter(Boolean).join(' ')}
      </p>
    </section>
  )
}

function Invitation({ onAsk }: { onAsk: (() => void) | undefined }) {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-gutter text-center group-data-[state=shown]/map:hidden">
      <p className="group-data-[state]/map:hidden">{words.invitation}</p>
      <p className="hidden group-data-[state=coming]/map:block">{words.coming}</p>
      <p role="status" className="hidden max-w-form group-data-[state=missing]/map:block">
        {words.missing}
      </p>
      <Button type="button" tone="secondary" data-ask="" onClick={onAsk}>
        {words.ask}
      </Button>
    </div>
  )
}
