import { at } from '~/addresses.ts'
import { ProgrammeEnd } from '~/core/content/ProgrammeEnd.tsx'
import type { ProgrammeSummary } from '~/core/content/programmes.ts'
import { Icon } from '~/ui/Icon.tsx'
import { words } from './words.ts'

export function Promotions({ promotions }: { promotions: readonly ProgrammeSummary[] }) {
  return (
    <section aria-labelledby="promo">
      <h2 id="promo" className="text-2xl">
        {words.promotions}
      </h2>
      {promotions.length === 0 && <p className="mt-4 text-ink-soft">{words.noPromotions}</p>}
      <ul className="mt-6">
        {promotions.map((promotion) => (
          <PromotionEntry key={promotion.slug} promotion={promotion} />
        ))}
      </ul>
      <a
        href={at.promotions()}
        className="inline-flex min-h-11 items-center gap-2 font-semibold hover:underline hover:underline-offset-4"
      >
        {words.allPromotions}
        <Icon name="arrow" />
      </a>
    </section>
  )
}

function PromotionEntry({ promotion }: { promotion: ProgrammeSummary }) {
  const { slug, title, summary, sample } = promotion
  return (
    <li className="border-line border-t py-5">
      <p className="text-ink-soft text-xs tabular">
        <ProgrammeEnd programme={promotion} />
        {sample && <span className="ml-3 rounded-pill border border-line-strong px-2 py-0.5">{words.sample}</span>}
      </p>
      <h3 className="mt-1 text-lg">
        <a href={at.programme(slug)} className="hover:underline hover:underline-offset-4">
          {title}
        </a>
      </h3>
      <p className="text-ink-soft">{summary}</p>
    </li>
  )
}
