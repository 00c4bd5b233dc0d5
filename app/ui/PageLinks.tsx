import { pageNumbers } from '../lib/page-numbers.ts'
import { words } from './words.ts'

type Props = { page: number; lastPage: number; pageAt: (page: number) => string }

/** Numbered links to the pages of a list. */
export function PageLinks({ page, lastPage, pageAt }: Props) {
  if (lastPage === 1) return null
  return (
    <nav aria-label={words.pages} className="mt-10 print:hidden">
      <ul className="flex flex-wrap items-center gap-2 tabular">
        {pageNumbers(page, lastPage).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span className="px-1 text-ink-soft">…</span>
            ) : (
              <PageLink page={number} href={pageAt(number)} isHere={number === page} />
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
      className="grid size-11 place-items-center rounded-control border border-line-strong font-semibold hover:border-current aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:border-4"
    >
      <span className="sr-only">{words.page} </span>
      {page}
    </a>
  )
}
