import { formatDate } from '~/core/content/partial-date.ts'
import type { Promotion } from '~/core/content/promotions.ts'
import { words } from './words.ts'

export function Promotions({ promotions }: { promotions: readonly Promotion[] }) {
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
    </section>
  )
}

function PromotionEntry({ promotion: { title, summary, from, until, sample, href } }: { promotion: Promotion }) {
  return (
    <li className="border-line border-t py-5">
      <p className="text-ink-soft text-xs tabular">
        {words.validity(formatDate(from), formatDate(until))}
        {sample && <span className="ml-3 rounded-pill border border-line-strong px-2 py-0.5">{words.sample}</span>}
      </p>
      <h3 className="mt-1 text-lg">{title}</h3>
      <p className="text-ink-soft">{summary}</p>
      {href && (
        <a
          href={href}
          className="mt-1 inline-flex min-h-11 items-center font-semibold underline decoration-line-strong underline-offset-4"
        >
          {words.usePromotion}
        </a>
      )}
    </li>
  )
}
