import { at } from '~/addresses.ts'
import { type Car, isOnSale } from '~/core/cars/car.ts'
import type { Accessory, AccessoryCategory } from '~/core/cars/extras.ts'
import { formatRupiah } from '~/lib/money.ts'
import { formatList } from '~/lib/number.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { type Basket, basketQuery, fittingVariants, totalOf, variantFor } from './basket.ts'
import { categoryQuery } from './filter.ts'
import { words } from './words.ts'

/** The anchor at which the page opens after "Lihat pilihan". */
export const basketId = 'pilihan'

/** A longer panel is higher than a usual window, so it scrolls with the page. */
const mostPinned = 5

type Props = { car: Car; basket: Basket; category: AccessoryCategory | null }

export function BasketPanel({ car, basket: { chosen, unknown }, category }: Props) {
  return (
    <section
      id={basketId}
      aria-labelledby="pilihan-judul"
      className={`grid scroll-mt-24 gap-5 rounded-card bg-paper-warm p-5 ${chosen.length <= mostPinned ? 'lg:sticky lg:top-24' : ''}`}
    >
      <h2 id="pilihan-judul" className="text-xl">
        {words.basket}
      </h2>
      {unknown > 0 && <Notice tone="warn">{words.unknown(unknown, car.name)}</Notice>}
      {chosen.length === 0 ? (
        <p className="text-ink-soft">{words.empty}</p>
      ) : (
        <>
          <ChosenList car={car} chosen={chosen} category={category} />
          <Ways car={car} chosen={chosen} />
        </>
      )}
    </section>
  )
}

type Chosen = { car: Car; chosen: readonly Accessory[] }

function ChosenList({ car, chosen, category }: Chosen & { category: AccessoryCategory | null }) {
  const without = (slug: string) =>
    at.accessoriesOf(car.slug, { ...categoryQuery(category), ...basketQuery(chosen.filter((one) => one.slug !== slug)) })
  return (
    <div>
      <ul>
        {chosen.map(({ slug, name, price }) => (
          <li key={slug} className="flex flex-wrap items-baseline gap-x-3 border-line border-t py-2">
            <span className="mr-auto">{name}</span>
            <span className="tabular">{formatRupiah(price)}</span>
            <a
              href={`${without(slug)}#${basketId}`}
              rel="nofollow"
              aria-label={words.removeWhat(name)}
              className="py-1 text-sm underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {words.remove}
            </a>
          </li>
        ))}
      </ul>
      <dl className="border-line-strong border-t pt-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <dt className="font-semibold">{words.total}</dt>
          <dd className="font-bold text-xl tabular">{formatRupiah(totalOf(chosen))}</dd>
        </div>
        <div className="mt-3">
          <dt className="text-ink-soft text-sm">{words.fits}</dt>
          <dd className="text-sm">{fitOf(car, chosen)}</dd>
        </div>
      </dl>
    </div>
  )
}

function fitOf(car: Car, chosen: readonly Accessory[]): string {
  const fitting = fittingVariants(car, chosen)
  if (fitting.length === 0) return words.fitsNone
  return fitting.length === car.variants.length ? words.allFit : formatList(fitting.map(({ name }) => name))
}

/** What a visitor can do with the basket. */
function Ways({ car, chosen }: Chosen) {
  const slugs = chosen.map(({ slug }) => slug)
  const variant = variantFor(car, chosen)
  const names = chosen.map(({ name }) => name)
  return (
    <div className="grid gap-3">
      <ButtonLink href={at.accessoryRequest({ vehicle: car.slug, ...basketQuery(chosen) })} rel="nofollow">
        {words.ask}
      </ButtonLink>
      {isOnSale(car) && variant && (
        <ButtonLink
          href={at.creditSimulation({ vehicle: car.slug, variant: variant.slug, accessories: slugs })}
          rel="nofollow"
          tone="secondary"
        >
          {words.simulate}
        </ButtonLink>
      )}
      <ButtonLink
        href={at.serviceBooking({ vehicle: car.slug, type: 'perbaikan-umum', complaint: words.complaint(formatList(names)) })}
        rel="nofollow"
        tone="secondary"
      >
        {words.service}
      </ButtonLink>
      <ButtonLink href={at.accessoriesOf(car.slug)} tone="quiet">
        {words.emptyBasket}
      </ButtonLink>
    </div>
  )
}
