import { transitionClass } from '~/core/cars/car-transitions.ts'
import { instalmentsAfter } from '../result/instalments.ts'
import { resultWords } from '../result/result-words.ts'
import type { Calculation } from './calculation.server.ts'
import { money } from './money.ts'
import { words } from './words.ts'

/** While they are the answer to an earlier question; script knows. */
export const palerWhenStale = 'in-data-stale:opacity-60'

/** The car and what it comes to, beside the questions where the screen has room. */
export function Summary({ calculation: { chosen, ways, way } }: { calculation: Calculation }) {
  if (!chosen) return <p className="text-ink-soft lg:col-start-2 lg:row-start-2">{words.chooseCar}</p>
  const { car, variantName, price, offer, downPayment } = chosen
  const breakdown = offer?.breakdown
  return (
    <aside aria-label={words.outcome} className="lg:col-start-2 lg:row-start-2">
      <div className="stage grid content-center gap-4 rounded-card p-6 lg:sticky lg:top-24 lg:p-10">
        <img
          src={car.picture}
          alt=""
          width={car.width}
          height={car.height}
          className={`h-auto w-full max-w-form justify-self-center ${transitionClass(car.slug)}`}
        />
        <div>
          <p className="font-bold text-xl">
            {car.name} {variantName}
          </p>
          <p className="text-on-stage-soft text-sm">
            {words.price} <span className="tabular">{money(price.otr)}</span>
            {price.basis === 'given' ? `. ${price.listed}` : `. ${words.otrBasis[price.basis]}`}
            {price.surcharge > 0 && ` ${words.surchargeLine(money(price.surcharge))}`}
          </p>
        </div>
        <p role="status" className="sr-only">
          {announcement(chosen, way)}
        </p>
        {way === 'tunai' && (
          <dl className={palerWhenStale}>
            <Figure name={words.cashTotal} value={money(chosen.cash.total)}>
              {words.cash}
            </Figure>
          </dl>
        )}
        {way !== 'tunai' && !breakdown && (
          <p data-unfinished="" className="font-semibold">
            {downPayment.refusal ? words.noFigures : words.noPackage}
          </p>
        )}
        {way !== 'tunai' && breakdown && (
          <dl className={`grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-4 ${palerWhenStale}`}>
            <Figure name={words.instalment} value={money(breakdown.instalment)}>
              {words.instalmentsAfter(instalmentsAfter(breakdown), ways.firstInstalment)}
            </Figure>
            <Figure name={words.firstPayment} value={money(breakdown.tdp)}>
              {offer.name}
            </Figure>
            {breakdown.balloon > 0 && (
              <Figure name={words.balloon(breakdown.schedule.length)} value={money(breakdown.balloon)}>
                {resultWords.balloonNote}
              </Figure>
            )}
          </dl>
        )}
        <Note />
      </div>
    </aside>
  )
}

/** What script says below the form, again where the figures are looked at; it is read aloud only there. */
function Note() {
  return <span data-note="" data-of-script="" aria-hidden="true" className="block basis-full text-sm empty:hidden" />
}

/** What has changed, for whoever does not see it change. */
function announcement({ cash, offer }: NonNullable<Calculation['chosen']>, way: Calculation['way']): string {
  if (way === 'tunai') return words.announcedCash(money(cash.total))
  return offer?.breakdown ? words.announced(money(offer.breakdown.instalment), money(offer.breakdown.tdp)) : ''
}

function Figure({ name, value, children }: { name: string; value: string; children: string }) {
  return (
    <div>
      <dt className="text-on-stage-soft text-sm">{name}</dt>
      <dd>
        <span className="block font-bold text-2xl tabular">{value}</span>
        <span className="text-on-stage-soft text-sm">{children}</span>
      </dd>
    </div>
  )
}

/** On a small screen the two figures stay in sight while the questions are answered. */
export function PinnedFigures({ calculation: { chosen, way } }: { calculation: Calculation }) {
  const breakdown = chosen?.offer?.breakdown
  if (!breakdown || way === 'tunai') return null
  return (
    <a
      href="#hasil"
      className="sticky bottom-0 z-10 -mx-gutter flex flex-wrap justify-between gap-x-4 gap-y-1 border-line border-t bg-paper px-gutter py-3 no-underline lg:hidden"
    >
      <Note />
      <span className={`grid text-sm ${palerWhenStale}`}>
        {words.instalment}
        <strong className="text-base tabular">{money(breakdown.instalment)}</strong>
        {breakdown.balloon > 0 && (
          <span className="text-ink-soft text-xs tabular">
            + {resultWords.balloon.toLowerCase()} {money(breakdown.balloon)}
          </span>
        )}
      </span>
      <span className={`grid text-right text-sm ${palerWhenStale}`}>
        {words.firstPayment}
        <strong className="text-base tabular">{money(breakdown.tdp)}</strong>
      </span>
    </a>
  )
}
