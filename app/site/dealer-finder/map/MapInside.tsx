import { Icon } from '~/ui/Icon.tsx'
import { afterMap } from './MapFrame.tsx'
import { words } from './words.ts'

/**
 * Elements that the map script (app/enhance/dealer-map) fills and listens to. Nobody sees or reaches them before the map is
 * drawn: until then the invitation of the frame stands in this place.
 */
export function MapInside() {
  return (
    <div className="contents invisible group-data-[state=shown]/map:visible">
      <View />
      <Controls />
      <Hints />
      <Card />
    </div>
  )
}

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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map
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
