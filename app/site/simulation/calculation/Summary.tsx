import { transitionClass } from '~/core/cars/car-transitions.ts'
import { instalmentsAfter } from '../result/instalments.ts'
import { resultWords } from '../result/result-words.ts'
import type { Calculation } from './calculate.ts'
import { useChoices } from './choose.ts'
import { money } from './money.ts'
import { addressOf } from './next-steps.ts'
import { noFigures } from './no-figures.ts'
import { words } from './words.ts'

/** The car and its figures, beside the questions on a wide screen. */
export function Summary({ calculation }: { calculation: Calculation }) {
  const { chosen, ways, way } = calculation
  if (!chosen)
    return (
      <p className="self-start rounded-card bg-paper-warm p-6 text-ink-soft lg:col-start-2 lg:row-start-2 lg:p-10">
        {words.chooseCar}
      </p>
    )
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
            <span>{words.price}</span> <span className="tabular">{money(price.otr)}</span>
            <span>{price.basis === 'given' ? `. ${price.listed}` : `. ${words.otrBasis[price.basis]}`}</span>
            {price.surcharge > 0 && <span>{` ${words.surchargeLine(money(price.surcharge))}`}</span>}
          </p>
        </div>
        <p role="status" className="sr-only">
          {announcement(chosen, way)}
        </p>
        {way === 'tunai' && (
          <dl>
            <Figure name={words.cashTotal} value={money(chosen.cash.total)}>
              {words.cash}
            </Figure>
          </dl>
        )}
        {way !== 'tunai' && !breakdown && (
          <div className="grid gap-2 font-semibold">
            <NoFigures calculation={calculation} withReasons />
          </div>
        )}
        {way !== 'tunai' && breakdown && (
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-4">
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
      </div>
    </aside>
  )
}

/** Why there are no figures, with a button for a package that has some. The pinned bar has no space for the reasons. */
function NoFigures({ calculation, withReasons = false }: { calculation: Calculation; withReasons?: boolean }) {
  const { set } = useChoices()
  if (!calculation.chosen) return null
  const { text, reasons, instead } = noFigures(calculation.chosen)
  return (
    <>
      <span>{withReasons ? [text, ...reasons].join(' ') : text}</span>
      {instead && (
        <a
          href={addressOf(calculation, { paket: instead.slug })}
          className="underline underline-offset-4"
          onClick={(event) => {
            event.preventDefault()
            set('paket', instead.slug)
          }}
        >
          {words.usePackage(instead.name)}
        </a>
      )}
    </>
  )
}

/** The text that a screen reader announces after a change. */
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

/** On a small screen the two figures stay visible while the visitor answers questions. */
export function PinnedFigures({ calculation }: { calculation: Calculation }) {
  const { chosen, way } = calculation
  if (!chosen || way === 'tunai') return null
  const breakdown = chosen.offer?.breakdown
  if (!breakdown)
    return (
      <p className={`${pinned} text-sm`}>
        <NoFigures calculation={calculation} />
      </p>
    )
  return (
    <a href="#hasil" className={`${pinned} no-underline`}>
      <span className="grid text-sm">
        <span>{words.instalment}</span>
        <strong className="text-base tabular">{money(breakdown.instalment)}</strong>
        {breakdown.balloon > 0 && (
          <span className="text-ink-soft text-xs tabular">
            {`+ ${resultWords.balloon.toLowerCase()} ${money(breakdown.balloon)}`}
          </span>
        )}
      </span>
      <span className="ml-auto grid text-right text-sm">
        <span>{words.firstPayment}</span>
        <strong className="text-base tabular">{money(breakdown.tdp)}</strong>
      </span>
    </a>
  )
}
