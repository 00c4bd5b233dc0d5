import { at } from '~/addresses.ts'
import type { Piece } from '~/core/search/marked.ts'
import type { Entry } from '~/menu.ts'
import { Icon } from '~/ui/Icon.tsx'
import type { SearchPage, ShownGroup, ShownResult } from './search.server.ts'
import { parameters, type SearchAddress } from './search-address.ts'
import { words } from './words.ts'

type Cars = SearchPage['cars']

type Props = { group: ShownGroup; search: SearchAddress; cars: Cars; isBroad: boolean }

/** The results of one kind. On the page of all kinds a link leads to the rest. */
export function Group({ group: { kind, slug, heading, total, results }, search, cars, isBroad }: Props) {
  const rest = search.kind === null && total > results.length
  const count = isBroad ? words.countOfBroad(total) : words.count(total)
  return (
    <section aria-labelledby={`hasil-${slug}`}>
      <h2 id={`hasil-${slug}`} className="flex items-baseline gap-3 text-xl">
        {heading}
        <span className="font-normal text-base text-ink-soft tabular">{count}</span>
      </h2>
      <ul className="mt-4 grid gap-x-8 lg:grid-cols-2">
        {results.map((result) => (
          <Result key={result.key} result={result} car={cars.find(({ slug }) => kind === 'car' && slug === result.key)} />
        ))}
      </ul>
      {rest && (
        <a
          href={at.search({ [parameters.text]: search.text, [parameters.kind]: slug })}
          className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          {words.showAll(heading, count)}
          <Icon name="arrow" />
        </a>
      )}
    </section>
  )
}

function Result({ result: { address, title, excerpt }, car }: { result: ShownResult; car: Cars[number] | undefined }) {
  return (
    <li className="group relative flex gap-4 border-line border-t py-4">
      {car && (
        <img src={at.drawing(car.slug)} alt="" className="h-14 w-28 shrink-0 rounded-card bg-paper-warm object-contain p-1.5" />
      )}
      <div className="min-w-0">
        <h3 className="text-base wrap-anywhere">
          <a href={address} className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4">
            <Marked pieces={title} />
          </a>
        </h3>
        <p className="mt-1 text-ink-soft text-sm wrap-anywhere">
          <Marked pieces={excerpt} />
        </p>
        {car && <Actions label={words.actions(car.name)} entries={car.actions} name={car.name} />}
      </div>
    </li>
  )
}

/** Each piece is text, so nothing in it can become markup. */
function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={`${index} ${text}`} className="bg-paper-sunk text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}

function Actions({ label, entries, name }: { label: string; entries: readonly Entry[]; name: string }) {
  return (
    <ul aria-label={label} className="relative z-1 mt-1 flex flex-wrap gap-x-4">
      {entries.map(({ label, href }) => (
        <li key={href}>
          <a
            href={href}
            className="inline-flex min-h-11 items-center text-sm underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {label}
            <span className="sr-only"> {name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
