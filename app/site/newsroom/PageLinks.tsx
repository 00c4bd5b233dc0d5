import { type ArticleFilter, filterQuery } from './article-filter.ts'
import { pageNumbers } from './page-numbers.ts'
import type { Section } from './sections.ts'
import { words } from './words.ts'

type Props = { section: Section; filter: ArticleFilter; lastPage: number }

/** Numbered links to the pages of a list. */
export function PageLinks({ section, filter, lastPage }: Props) {
  if (lastPage === 1) return null
  const pageAt = (page: number) => section.list(filterQuery({ ...filter, page }))
  return (
    <nav aria-label={words.pages} className="mt-10 print:hidden">
      <ul className="flex flex-wrap items-center gap-2 tabular">
        {pageNumbers(filter.page, lastPage).map((page, index) => (
          <li key={page ?? `gap ${index}`}>
            {page === null ? (
              <span className="px-1 text-ink-soft">…</span>
            ) : (
              <PageLink page={page} href={pageAt(page)} isHere={page === filter.page} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PageLink({ page, href, isHere }: { page: number; href: string; isHere: boolean }) {
  return (
    <a
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className="grid size-11 place-items-center rounded-control border border-line-strong font-semibold hover:border-current aria-[current]:bg-ink aria-[current]:text-paper"
    >
      <span className="sr-only">{words.page} </span>
      {page}
    </a>
  )
}
