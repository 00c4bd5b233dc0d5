import { at } from '~/addresses.ts'
import { slugOf } from '~/core/dealers/region-slugs.ts'
import type { Found } from './find.server.ts'
import { words } from './words.ts'

/** The way without typing: each province has a page. */
export function Provinces({ provinces }: Pick<Found, 'provinces'>) {
  return (
    <section aria-labelledby="menurut-provinsi" className="mt-section">
      <h2 id="menurut-provinsi" className="text-2xl">
        {words.byProvince}
      </h2>
      <ul className="mt-6 gap-x-8 sm:columns-2 lg:columns-3">
        {provinces.map((province) => (
          <li
            key={province.code}
            className="flex min-h-11 break-inside-avoid items-center justify-between gap-4 border-line border-t py-2"
          >
            {province.count > 0 ? (
              <a
                href={at.dealerProvince(slugOf(province))}
                className="font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-current"
              >
                {province.name}
              </a>
            ) : (
              <span>{province.name}</span>
            )}
            <span className="text-ink-soft text-sm tabular">{words.outlets(province.count)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
