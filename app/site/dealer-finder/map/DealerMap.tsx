import type { Dealer } from '~/core/dealers/dealer.ts'
import type { MapTiles } from '~/platform/map-tiles.ts'
import { Button } from '~/ui/Button.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import css from './map.css?raw'
import { words } from './words.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'dealer-map': { id: string; class: string; children: ReactNode } & Record<`data-${string}`, string | undefined>
    }
  }
}

type Props = {
  /** Tiles of the operator's choice, over the drawn map. */
  tiles: Pick<MapTiles, 'template' | 'kind' | 'attribution'> | null
  /** Whose page it is: this dealer stands on the map before those of the list, and is marked while none is chosen. */
  own?: Pick<Dealer, 'slug' | 'name' | 'latitude' | 'longitude'>
}

const afterMap = 'setelah-peta'

/**
 * A map of the dealers the page answers with, fetched when it comes into view (app/enhance/dealer-map). It reads the
 * list's `data-dealer`, `data-name`, `data-latitude` and `data-longitude`, and `data-origin` with its point for from where
 * distances are told; where the list shows a part of them, it fetches all from `data-all-dealers`. It marks the chosen item with `data-marked`.
 * Without script there is no map, and nothing in its place: the list has everything.
 */
export function DealerMap({ tiles, own }: Props) {
  return (
    <section aria-labelledby="judul-peta" className="noscript:hidden">
      <PageStyle css={css} />
      <h2 id="judul-peta" className="sr-only">
        {words.heading}
      </h2>
      {own && (
        <p hidden data-dealer={own.slug} data-name={own.name} data-latitude={own.latitude} data-longitude={own.longitude} />
      )}
      <dealer-map
        id="peta-dealer"
        class="group/map relative isolate block h-72 overflow-hidden max-h-[calc(100svh-var(--spacing-header)-2rem)] rounded-card border border-line bg-paper-warm text-ink sm:h-[30rem]"
        data-of-script=""
        data-tiles={tiles?.template}
        data-tiles-kind={tiles?.kind}
        data-several={words.several}
        data-own={own?.slug}
        data-after={afterMap}
      >
        <Invitation />
        <template>
          <View />
          <Controls />
          <Hints />
          <p hidden data-part-missing="" role="status" className={partMissing}>
            {words.partMissing}
          </p>
          <Card />
        </template>
      </dealer-map>
      <p id={afterMap} tabIndex={-1} className="mt-2 text-ink-soft text-xs">
        {[words.credits, tiles?.attribution].filter(Boolean).join(' ')}
      </p>
    </section>
  )
}

function Invitation() {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-gutter text-center group-data-[state=shown]/map:hidden">
      <p className="group-data-[state]/map:hidden">{words.invitation}</p>
      <p className="hidden group-data-[state=coming]/map:block">{words.coming}</p>
      <p role="status" className="hidden max-w-form group-data-[state=missing]/map:block">
        {words.missing}
      </p>
      <Button type="button" tone="secondary" data-ask="">
        {words.ask}
      </Button>
    </div>
  )
}

const partMissing = 'absolute top-3 left-3 z-[2] max-w-[60%] rounded-control border border-line-strong bg-paper px-3 py-2 text-sm'

function View() {
  return (
    <>
      <a
        href={`#${afterMap}`}
        className="absolute top-2 left-2 z-[3] -translate-y-20 rounded-control border border-transparent bg-paper px-4 py-2.5 underline focus:translate-y-0"
      >
        {words.skip}
      </a>
      <div
        data-view=""
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move it
        tabIndex={0}
        aria-label={words.heading}
        aria-describedby="petunjuk-peta"
        className="absolute inset-0 z-0 focus-visible:-outline-offset-4"
      />
      <p id="petunjuk-peta" className="sr-only">
        {words.mapHint}
      </p>
      <div
        data-degrees=""
        data-east={words.east}
        data-north={words.north}
        data-south={words.south}
        data-equator={words.equator}
        aria-hidden="true"
        className="dealer-map-frame pointer-events-none absolute inset-0 z-[1] text-ink-soft"
      />
    </>
  )
}

const control =
  'grid min-h-11 min-w-11 cursor-pointer place-items-center bg-paper hover:bg-paper-sunk focus-visible:z-[1] forced-colors:border'

function Controls() {
  return (
    <div className="absolute top-3 right-3 z-[2] flex gap-2 sm:flex-col sm:items-end">
      <div className="flex divide-x divide-line sm:flex-col sm:divide-x-0 sm:divide-y overflow-clip rounded-control border border-line-strong">
        <button type="button" data-closer="" aria-label={words.closer} className={control}>
          <Sign path="M5 12h14M12 5v14" />
        </button>
        <button type="button" data-farther="" aria-label={words.farther} className={control}>
          <Sign path="M5 12h14" />
        </button>
      </div>
      <button type="button" data-fit="" aria-label={words.fit} className={`${control} rounded-control border border-line-strong`}>
        <Sign path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
      </button>
    </div>
  )
}

function Sign({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

function Hints() {
  const hint =
    'pointer-events-none absolute inset-x-0 top-1/2 z-[2] mx-auto w-fit max-w-[90%] -translate-y-1/2 rounded-control bg-ink px-4 py-2.5 text-center text-paper text-sm'
  return (
    <>
      <p hidden data-hint="touch" className={hint}>
        {words.touchHint}
      </p>
      <p hidden data-hint="wheel" className={hint}>
        {words.wheelHint}
      </p>
    </>
  )
}

function Card() {
  const link = 'inline-flex min-h-11 items-center underline underline-offset-4'
  return (
    <div
      hidden
      data-card=""
      className="absolute inset-x-3 bottom-3 z-[2] max-h-[60%] overflow-y-auto rounded-control border border-line-strong bg-paper p-3 sm:right-auto sm:w-80"
    >
      <div className="flex items-start justify-between gap-3">
        <p role="status" data-card-name="" className="py-2 font-semibold" />
        <button
          type="button"
          data-card-close=""
          aria-label={words.close}
          className="grid size-11 shrink-0 cursor-pointer place-items-center"
        >
          <Icon name="close" />
        </button>
      </div>
      <p data-card-links="" className="flex flex-wrap gap-x-6">
        <a data-card-page="" href={`#${afterMap}`} className={link}>
          {words.page}
        </a>
        <a data-card-item="" href={`#${afterMap}`} className={link}>
          {words.inList}
        </a>
      </p>
      <ul data-card-several="" className="dealer-map-several" />
    </div>
  )
}
