import { transitionClass } from '~/core/cars/car-transitions.ts'
import { instalmentsAfter } from '../result/instalments.ts'
import { resultWords } from '../result/result-words.ts'
import type { Calculation } from './calculation.server.ts'
import { money } from './money.ts'
import { addressOf } from './next-steps.ts'
import { noFigures } from './no-figures.ts'
import { words } from './words.ts'

/** While they are the answer to an earlier question; script knows. */
export const palerWhenStale = 'in-data-stale:opacity-60'

/** The car and what it comes to, beside the questions where the screen has room. */
export function Summary({ calculation }: { calculation: Calculation }) {
  const { chosen, ways, way } = calculation
  if (!chosen) return <p className="text-ink-soft lg:col-start-2 lg:row-start-2">{words.chooseCar}</p>
  const { car, variantName, price, offer } = chosen
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
          <div data-unfinished="" className="grid gap-2 font-semibold">
            <NoFigures calculation={calculation} withReasons />
          </div>
        )}
        {way !== 'tunai' && breakdown && (
          <dl className={`grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-4 ${palerWhenStale}`}>
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

/** Why there are none, and the package that has some, one press away; what is pinned to the screen has no room for reasons. */
function NoFigures({ calculation, withReasons = false }: { calculation: Calculation; withReasons?: boolean }) {
  if (!calculation.chosen) return null
  const { text, reasons, instead } = noFigures(calculation.chosen)
  return (
    <>
      <span>{withReasons ? [text, ...reasons].join(' ') : text}</span>
      {instead && (
        <a href={addressOf(calculation, { paket: instead.slug })} className="underline underline-offset-4">
          {words.usePackage(instead.name)}
        </a>
      )}
    </>
  )
}

/** What script says below the form, again where the figures are looked at; it is read aloud only there. */
function Note() {
  return <span data-note="" data-of-script="" aria-hidden="true" className="block basis-full text-sm empty:hidden" />
}

/** What has changed, for whoever does not see it change. */
function announcement(chosen: NonNullable<Calculation['chosen']>, way: Calculation['way']): string {
  if (way === 'tunai') return words.announcedCash(money(chosen.cash.total))
  const breakdown = chosen.offer?.breakdown
  if (breakdown) return words.announced(money(breakdown.instalment), money(breakdown.tdp))
  const { text, reasons } = noFigures(chosen)
  return [text, ...reasons].join(' ')
}

function Figure({ name, value, children }: { name: string; value: string; children: string }) {
  return (
    <div>
      <dt className="text-on-stage-soft text-sm">{name}</dt>
      <dd>
        <span className="block font-bold text-2xl tabular narrow:text-xl">{value}</span>
        <span className="text-on-stage-soft text-sm">{children}</span>
      </dd>
    </div>
  )
}

const pinned =
  'pinned-below z-10 -mx-gutter flex flex-wrap justify-between gap-x-4 gap-y-1 border-line border-t bg-paper px-gutter py-3 lg:hidden'

/** On a small screen the two figures stay in sight while the questions are answered. */
export function PinnedFigures({ calculation }: { calculation: Calculation }) {
  const { chosen, way } = calculation
  if (!chosen || way === 'tunai') return null
  const breakdown = chosen.offer?.breakdown
  if (!breakdown)
    return (
      <p className={`${pinned} text-sm`}>
        <Note />
        <NoFigures calculation={calculation} />
      </p>
    )
  return (
    <a href="#hasil" className={`${pinned} no-underline`}>
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
      <span className={`ml-auto grid text-right text-sm ${palerWhenStale}`}>
        {words.firstPayment}
        <strong className="text-base tabular">{money(breakdown.tdp)}</strong>
      </span>
    </a>
  )
}
