import type { ProvinceLink } from './facts.ts'
import { words } from './words.ts'

type Props = { provinces: readonly ProvinceLink[]; counts: Readonly<Record<string, number>> }

/** Links to the provinces' pages, for visitors who do not want to type. */
export function Provinces({ provinces, counts }: Props) {
  return (
    <section aria-labelledby="menurut-provinsi" className="mt-section">
      <h2 id="menurut-provinsi" className="text-2xl">
        {words.byProvince}
      </h2>
      <ul className="mt-6 gap-x-8 sm:columns-2 lg:columns-3">
        {provinces.map(({ code, name, href }) => (
          <li
            key={code}
            className="flex min-h-11 break-inside-avoid items-center justify-between gap-4 border-line border-t py-2"
          >
            {counts[code] ? (
              <a
                href={href}
                className="font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-current"
              >
                {name}
              </a>
            ) : (
              <span>{name}</span>
            )}
            <span className="text-ink-soft text-sm tabular">{words.outlets(counts[code] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
