import { Facts } from '~/ui/Facts.tsx'
import { Icon } from '~/ui/Icon.tsx'
import type { Result } from './result.ts'
import { words } from './words.ts'

/** Marks in the list, and on the map beside it. */
export type Marks = {
  chosen: string | undefined
  pointedAt: readonly string[]
  /** Call it with the dealer under the pointer or the focus, and with an empty list when it leaves. */
  pointAt: (slugs: readonly string[]) => void
}

type Props = {
  results: readonly Result[]
  level?: 'h2' | 'h3'
  label: string
  /** `served`: the map script reads the dealers from this list. */
  map?: 'served' | Marks
}

/** A list of dealers. In two columns when the space beside it is for a map that only script shows. */
export function ResultList({ results, level = 'h3', label, map }: Props) {
  return (
    <ul aria-label={label} className={map ? 'grid gap-x-12 noscript:lg:grid-cols-2' : 'grid'}>
      {results.map((result) => (
        <ResultItem key={result.slug} result={result} level={level} map={map} />
      ))}
    </ul>
  )
}

type ItemProps = { result: Result; level: 'h2' | 'h3'; map: Props['map'] }

function ResultItem({ result, level: Heading, map }: ItemProps) {
  const { slug, name, address, sample, href, services, distance, display, isOpen, open, hours, directions } = result
  return (
    <li
      id={`dealer-${slug}`}
      {...(map === 'served' ? forMap(result) : map && marked(slug, map))}
      className="grid content-start gap-1 border-line -mx-3 border-t px-3 py-5 data-[marked]:bg-paper-warm data-[pointed-at]:bg-paper-sunk"
    >
      <div className="flex items-baseline justify-between gap-x-4 narrow:flex-wrap">
        <Heading className="text-lg">
          <a href={href} className="underline decoration-line-strong underline-offset-4 hover:decoration-current">
            {name}
          </a>
        </Heading>
        {distance && <span className="whitespace-nowrap text-ink-soft tabular">{distance}</span>}
      </div>
      <p>{address}</p>
      {sample && <p className="text-ink-soft text-sm">{words.sample}</p>}
      <p className={`flex items-center gap-2 ${isOpen ? 'text-good' : 'text-ink-soft'}`}>
        <Icon name="clock" className="size-4" />
        <span>{open}</span>
      </p>
      <p className="text-ink-soft text-sm tabular">{hours}</p>
      <Facts className="text-ink-soft text-sm" facts={services} />
      {display && <p className="text-sm">{display}</p>}
      <p className="flex flex-wrap gap-x-6">
        <a
          href={href}
          aria-label={`${words.details}: ${name}`}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {words.details}
        </a>
        <a
          href={directions}
          rel="noreferrer"
          aria-label={`${words.directions}: ${name}`}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {words.directions}
        </a>
      </p>
    </li>
  )
}

function forMap({ slug, name, latitude, longitude }: Result) {
  return { 'data-dealer': slug, 'data-name': name, 'data-latitude': latitude, 'data-longitude': longitude }
}

function marked(slug: string, { chosen, pointedAt, pointAt }: Marks) {
  const point = () => pointAt([slug])
  const leave = () => pointAt([])
  return {
    'data-marked': slug === chosen ? '' : undefined,
    'data-pointed-at': pointedAt.includes(slug) ? '' : undefined,
    'aria-current': slug === chosen || undefined,
    onPointerEnter: point,
    onPointerLeave: leave,
    onFocus: point,
    onBlur: leave,
  }
}
