import { at } from '~/addresses.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { ErrorSummary } from '~/ui/ErrorSummary.tsx'
import { PageLinks } from '~/ui/PageLinks.tsx'
import { UnknownFilters } from '~/ui/UnknownFilters.tsx'
import { Group } from './Group.tsx'
import { KindFilter } from './KindFilter.tsx'
import { SearchForm } from './SearchForm.tsx'
import type { SearchPage } from './search.server.ts'
import { parameters, searchQuery } from './search-address.ts'
import { Beginning, NothingFound } from './WaysOn.tsx'
import { filterLabels, words } from './words.ts'

export function SearchResults({ page }: { page: SearchPage }) {
  const { search, refusal, how, cars } = page
  const error = refusal ? words.refusals[refusal] : undefined
  const hasTitle = search.text !== '' && !refusal
  return (
    <div className="content py-8 lg:py-12">
      <ErrorSummary errors={error ? [{ field: parameters.text, message: error }] : []} />
      <Trail steps={[{ label: words.title, href: at.search() }]} />
      <h1 className="mt-6 text-3xl wrap-anywhere">{hasTitle ? words.titleOf(search.text) : words.title}</h1>
      <SearchForm search={search} error={error} suggestions={[...cars.map(({ name }) => name), ...words.topics]} />
      <UnknownFilters unknown={page.unknown} labels={filterLabels} />
      {how === 'nothing-asked' && <Beginning cars={cars} />}
      {how === 'nothing' && <NothingFound text={search.text} cars={cars} />}
      {page.total > 0 && <Results page={page} />}
    </div>
  )
}

function Results({ page }: { page: SearchPage }) {
  const { search, groups, lastPage, isBroad } = page
  const chosen = groups.find(({ slug }) => slug === search.kind)
  const shown = chosen ? [chosen] : groups
  return (
    <>
      <Explanation page={page} />
      <KindFilter page={page} />
      {search.kind !== null && !chosen && <p className="mt-6 text-lg">{words.noneOfKind}</p>}
      <div className="mt-8 grid gap-y-12">
        {shown.map((group) => (
          <Group key={group.kind} group={group} search={search} cars={page.cars} isBroad={isBroad} />
        ))}
      </div>
      {chosen && (
        <PageLinks
          page={search.page}
          lastPage={lastPage}
          pageAt={(number) => at.search(searchQuery({ ...search, page: number }))}
        />
      )}
    </>
  )
}

/** What was searched instead, and what helps when too much was found. */
function Explanation({ page: { search, how, corrected, isBroad } }: { page: SearchPage }) {
  if (how === 'corrected' && corrected)
    return (
      <p className="mt-6 text-lg">
        {words.corrected(search.text)} {words.didYouMean}{' '}
        <a href={at.search({ [parameters.text]: corrected })} className="font-semibold underline underline-offset-4">
          {corrected}
        </a>
        ?
      </p>
    )
  if (how === 'nearest') return <p className="mt-6 text-lg">{words.nearest(search.text)}</p>
  return isBroad ? <p className="mt-6 text-ink-soft">{words.broad}</p> : null
}
