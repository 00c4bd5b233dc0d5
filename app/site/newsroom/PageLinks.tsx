import { at } from '~/addresses.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { type NewsFilter, newsQuery } from './news-filter.ts'
import { words } from './words.ts'

export function PageLinks({ filter, lastPage }: { filter: NewsFilter; lastPage: number }) {
  if (lastPage === 1) return null
  const pageAt = (page: number) => at.news(newsQuery({ ...filter, page }))
  return (
    <nav aria-label={words.pages} className="mt-8 flex flex-wrap items-center gap-4 print:hidden">
      {filter.page > 1 && (
        <ButtonLink href={pageAt(filter.page - 1)} tone="secondary">
          {words.newer}
        </ButtonLink>
      )}
      <p className="text-ink-soft tabular">{words.page(filter.page, lastPage)}</p>
      {filter.page < lastPage && (
        <ButtonLink href={pageAt(filter.page + 1)} tone="secondary">
          {words.older}
        </ButtonLink>
      )}
    </nav>
  )
}
