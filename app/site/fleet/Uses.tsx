import { at } from '~/addresses.ts'
import { priceLabel } from '~/core/cars/words.ts'
import { formatRupiah } from '~/lib/money.ts'
import { Facts } from '~/ui/Facts.tsx'
import type { Fit, Use } from './fleet.server.ts'
import { Picture } from './Picture.tsx'
import { words } from './words.ts'

type Props = { uses: readonly Use[] /** Models whose drawing the page already contains. */; drawnAbove: readonly string[] }

export function Uses({ uses, drawnAbove }: Props) {
  return (
    <section aria-labelledby="usaha" className="content pt-section">
      <h2 id="usaha" className="text-3xl">
        {words.uses}
      </h2>
      <p className="mt-3 text-ink-soft">{words.usesLead}</p>
      <ul className="mt-8 lg:mt-10">
        {uses.map(({ slug, title, text, fits }) => (
          <li key={slug} className="grid gap-x-12 gap-y-6 border-line border-t py-8 lg:grid-cols-[2fr_5fr] lg:py-10">
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 max-w-form text-ink-soft">{text}</p>
            </div>
            <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
              {fits.map((fit) => (
                <FitCard key={fit.variant.slug} fit={fit} again={drawnAbove.includes(fit.car.slug)} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function FitCard({ fit, again }: { fit: Fit; again: boolean }) {
  const { car, variant, reasons } = fit
  const { price } = variant
  return (
    <li className="group relative flex flex-col">
      <Picture fit={fit} again={again} />
      <h4 className="mt-4 text-lg">
        <a
          href={at.car(car.class, car.slug)}
          className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
        >
          {words.variantOf(car.name, variant.name)}
        </a>
      </h4>
      <ul className="mt-2">
        {reasons.map((reason) => (
          <li key={reason} className="border-line border-b py-1.5 text-sm tabular">
            {reason}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm">
        {words.price} <span className="font-semibold tabular">{formatRupiah(price.amount)}</span>
        <Facts
          inline
          className="text-ink-soft text-xs"
          facts={[priceLabel(price), price.confidence === 'low' && words.toConfirm]}
        />
      </p>
    </li>
  )
}
