import { at } from '~/addresses.ts'
import type { SearchPage } from './search.server.ts'
import { parameters } from './search-address.ts'
import { words } from './words.ts'

/** Links that show the results of one kind. */
export function KindFilter({ page: { search, groups, isBroad } }: { page: SearchPage }) {
  if (groups.length < 2 && search.kind === null) return null
  const countOf = isBroad ? words.countOfBroad : words.count
  return (
    <nav aria-label={words.kinds} className="mt-6 print:hidden">
      <ul className="flex flex-wrap gap-2">
        <KindLink label={words.all} href={at.search({ [parameters.text]: search.text })} isHere={search.kind === null} />
        {groups.map(({ slug, heading, total }) => (
          <KindLink
            key={slug}
            label={heading}
            count={countOf(total)}
            href={at.search({ [parameters.text]: search.text, [parameters.kind]: slug })}
            isHere={slug === search.kind}
          />
        ))}
      </ul>
    </nav>
  )
}

function KindLink({ label, count, href, isHere }: { label: string; count?: string; href: string; isHere: boolean }) {
  return (
    <li>
      <a
        href={href}
        aria-current={isHere ? 'page' : undefined}
        className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-line-strong px-4 font-semibold text-sm hover:border-current aria-[current]:bg-ink aria-[current]:text-paper"
      >
        {label}
        {count && <span className="font-normal tabular">{count}</span>}
      </a>
    </li>
  )
}
