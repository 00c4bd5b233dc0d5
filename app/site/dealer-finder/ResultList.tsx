import { Icon } from '~/ui/Icon.tsx'
import type { Result } from './result.ts'
import { words } from './words.ts'

type Props = { results: readonly Result[]; level?: 'h2' | 'h3'; label: string; besideMap?: boolean }

/** Dealers one under another, in two columns where only script would put a map; the map finds each by its `data-dealer`. */
export function ResultList({ results, level = 'h3', label, besideMap = false }: Props) {
  return (
    <ul aria-label={label} className={besideMap ? 'grid gap-x-12 noscript:lg:grid-cols-2' : 'grid'}>
      {results.map((result) => (
        <ResultItem key={result.slug} result={result} level={level} />
      ))}
    </ul>
  )
}

function ResultItem({ result, level: Heading }: { result: Result; level: 'h2' | 'h3' }) {
  const { slug, name, address, sample, latitude, longitude, href, services, distance, display, isOpen, open, hours, directions } =
    result
  return (
    <li
      id={`dealer-${slug}`}
      data-dealer={slug}
      data-name={name}
      data-latitude={latitude}
      data-longitude={longitude}
      className="grid gap-1 border-line -mx-3 border-t px-3 py-5 data-[marked]:bg-paper-warm"
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
        {open}
      </p>
      <p className="text-ink-soft text-sm tabular">{hours}</p>
      <p className="text-ink-soft text-sm">{services.join(' · ')}</p>
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
