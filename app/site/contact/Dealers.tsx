import { at } from '~/addresses.ts'
import { slugOf } from '~/core/dealers/region-slugs.ts'
import type { ProvinceWithDealers } from './provinces.ts'
import { words } from './words.ts'

export function Dealers({ provinces }: { provinces: readonly ProvinceWithDealers[] }) {
  const count = provinces.reduce((sum, { dealers }) => sum + dealers, 0)
  return (
    <section className="content pb-section" aria-labelledby="dealer">
      <h2 id="dealer" className="text-2xl">
        {words.dealers}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">{words.dealersLead(count, provinces.length)}</p>
      <ul className="mt-6 gap-x-8 sm:columns-2 lg:columns-3">
        {provinces.map((province) => (
          <DealersOfProvince key={province.code} {...province} />
        ))}
      </ul>
      {provinces.some(({ sample }) => sample) && <p className="mt-4 text-ink-soft text-sm">{words.sampleText}</p>}
    </section>
  )
}

function DealersOfProvince({ name, dealers, sample }: ProvinceWithDealers) {
  return (
    <li className="group relative flex min-h-11 break-inside-avoid items-center justify-between gap-x-4 narrow:flex-wrap border-line border-t py-2">
      <a
        href={at.dealerProvince(slugOf({ name }))}
        className="font-semibold after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
      >
        {name}
      </a>
      <span className="shrink-0 text-ink-soft text-sm tabular">{sample ? words.sample : words.dealersIn(dealers)}</span>
    </li>
  )
}
