import { at } from '~/addresses.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import type { SearchPage } from './search.server.ts'
import { parameters } from './search-address.ts'
import { words } from './words.ts'

type Cars = SearchPage['cars']

/** Before anything was asked: what others look for. */
export function Beginning({ cars }: { cars: Cars }) {
  return (
    <>
      <h2 className="mt-10 text-xl">{words.startTitle}</h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {words.topics.map((topic) => (
          <li key={topic}>
            <a
              href={at.search({ [parameters.text]: topic })}
              className="inline-flex min-h-11 items-center rounded-pill border border-line-strong px-4 font-semibold text-sm hover:border-current"
            >
              {topic}
            </a>
          </li>
        ))}
      </ul>
      <Models cars={cars} />
    </>
  )
}

/** Nothing was found: the text may be a place, and every model is one step away. */
export function NothingFound({ text, cars }: { text: string; cars: Cars }) {
  return (
    <>
      <section className="mt-10 rounded-card bg-paper-warm p-6 lg:p-10">
        <h2 className="text-xl wrap-anywhere">{words.nothing(text)}</h2>
        <p className="mt-2">{words.nothingText}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink href={at.dealers({ q: text })} tone="secondary">
            <span className="min-w-0 wrap-anywhere">{words.asPlace(text)}</span>
          </ButtonLink>
          <ButtonLink href={at.cars()} tone="secondary">
            {words.allModels}
          </ButtonLink>
          <ButtonLink href={at.contact()} tone="quiet">
            {words.askUs}
          </ButtonLink>
        </div>
      </section>
      <Models cars={cars} />
    </>
  )
}

function Models({ cars }: { cars: Cars }) {
  return (
    <>
      <h2 className="mt-10 text-xl">{words.models}</h2>
      <ul className="mt-4 grid columns-of-14 gap-3">
        {cars.map(({ slug, name, address }) => (
          <li key={slug} className="group relative flex items-center gap-3 rounded-card bg-paper-warm p-3">
            <img src={at.drawing(slug)} alt="" className="h-12 w-24 shrink-0 object-contain" />
            <a
              href={address}
              className="font-semibold text-sm after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
