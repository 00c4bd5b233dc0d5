import { memo, useCallback, useDeferredValue, useMemo, useRef } from 'react'
import { at } from '~/addresses.ts'
import { isOnSale } from '~/core/cars/car.ts'
import { pictured } from '~/core/cars/pictured.ts'
import { setLatestCalculation } from '~/lib/latest-calculation.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { besideSummary } from '~/ui/columns.ts'
import { Notice } from '~/ui/Notice.tsx'
import { useAddress } from '~/ui/use-address.ts'
import { useAfterPause } from '~/ui/use-after-pause.ts'
import { OwnershipSection } from '../ownership/OwnershipSection.tsx'
import type { Driving } from '../ownership/owned-car.ts'
import { CashPayment } from '../result/CashPayment.tsx'
import { CreditFigures } from '../result/CreditFigures.tsx'
import { Packages } from '../result/Packages.tsx'
import type { CreditResult } from '../result/result.ts'
import { type Asked, addressOfAsked } from './asked.ts'
import { CalculationQuestions } from './CalculationQuestions.tsx'
import type { Calculation } from './calculate.ts'
import { textOf } from './calculation-text.ts'
import { ChoicesContext } from './choose.ts'
import type { CalculatorFacts } from './facts.ts'
import { nextSteps } from './next-steps.ts'
import type { Offer } from './offer.ts'
import { PinnedFigures, Summary } from './Summary.tsx'
import { useCalculation } from './use-calculation.ts'
import { useUnchanged } from './use-unchanged.ts'
import { words } from './words.ts'

export type CalculatorProps = {
  facts: CalculatorFacts
  asked: Asked
  /** The day whose prices and packages apply, `2026-11-28`. */
  today: string
  title: string
  lead: string
  /** Path of the page. */
  action: string
  /** Warning about choices in the address that do not exist. It is shown until the visitor changes something. */
  notice?: string | null
  /** Origin of the site, for links that are sent to other people. */
  site: string
}

/** The calculator: questions, the two figures, and how each of them is calculated. */
export function Calculator({ facts, asked: first, today, title, lead, action, site, notice }: CalculatorProps) {
  const { asked, applying, calculation, change, choose, rest } = useCalculation({ facts, asked: first, today })
  // Tables and links are long, and the slider must stay quick: React renders them after the figures.
  const later = useDeferredValue(calculation)
  const driving = useUnchanged(calculation.chosen?.driving ?? null)
  const cars = useMemo(() => facts.cars.filter(isOnSale).map((car) => pictured(car)), [facts])
  const form = useRef<HTMLFormElement>(null)
  const choices = useMemo(() => ({ choose, set: (name: string, value: string) => change({ name, value }) }), [choose, change])
  useAddress(addressOfAsked(action, applying))
  return (
    <ChoicesContext value={choices}>
      <form
        ref={form}
        method="get"
        action={action}
        className={besideSummary}
        onBlur={rest}
        onSubmit={(event) => {
          event.preventDefault()
          rest()
          setTimeout(() => showOutcome(form.current))
        }}
      >
        <header className="lg:col-span-2">
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-3 max-w-prose text-ink-soft text-lg">{lead}</p>
          <p className="mt-2 text-sm">
            <a href={at.budgetSimulation()} className="underline underline-offset-4">
              {words.budget}
            </a>
            <span className="text-ink-soft">: {words.budgetLead}</span>
          </p>
          {notice && asked === first && (
            <div className="mt-4 max-w-form">
              <Notice tone="warn">{notice}</Notice>
            </div>
          )}
        </header>
        <Summary calculation={calculation} />
        <div className="lg:col-start-1 lg:row-start-2">
          <CalculationQuestions calculation={calculation} cars={cars} />
        </div>
        <Outcome calculation={later} picked={calculation.chosen?.offer?.slug} driving={driving} />
        <NextSteps calculation={later} site={site} />
        <PinnedFigures calculation={calculation} />
      </form>
    </ChoicesContext>
  )
}

/** After submit: focus the first invalid field, or scroll to the result. */
function showOutcome(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid]')
  wrong?.focus()
  if (!wrong) form?.querySelector('#hasil')?.scrollIntoView()
}

type OutcomeProps = {
  calculation: Calculation
  /** The current values of the choices below the figures: they change at once, before the deferred tables. */
  picked: string | undefined
  driving: Driving | null
}

const Outcome = memo(function Outcome({ calculation, picked, driving }: OutcomeProps) {
  const { chosen, way } = calculation
  const credit = useMemo(() => (way === 'tunai' ? null : resultOf(chosen?.offer)), [chosen, way])
  if (!chosen) return null
  const onCredit = way !== 'tunai'
  return (
    <>
      <section
        id="hasil"
        aria-labelledby="judul-hasil"
        className="off-screen-224 scroll-mt-24 border-line border-t pt-10 lg:col-span-2 lg:off-screen-136"
      >
        <h2 id="judul-hasil" className="text-2xl">
          {words.outcome}
        </h2>
        <div className="mt-6 grid items-start gap-x-16 gap-y-12 lg:grid-cols-2">
          {way !== null && <MemoCash cash={chosen.cash} credit={credit} oldCar={oldCarOf(chosen)} />}
          {credit && <MemoFigures result={credit} />}
          {onCredit && chosen.offers.length === 0 && <input type="hidden" name="paket" value={chosen.wantedPackage} />}
          {onCredit && chosen.offers.length > 0 && (
            <div className="lg:col-span-2">
              <Packages offers={chosen.offers} chosen={chosen.offer} picked={picked} />
            </div>
          )}
        </div>
      </section>
      {chosen.ownership && (
        <div className="off-screen-95 min-w-0 border-line border-t pt-10 lg:col-span-2 lg:off-screen-47">
          <MemoOwnership cost={chosen.ownership} driving={driving ?? chosen.ownership} />
        </div>
      )}
    </>
  )
})

const MemoCash = memo(CashPayment)
const MemoFigures = memo(CreditFigures)
const MemoOwnership = memo(OwnershipSection)

/** The old car's equity when it counts. */
const oldCarOf = ({ oldCar }: NonNullable<Calculation['chosen']>) =>
  oldCar.counted && oldCar.valued ? oldCar.valued.equity : null

/** The figures of a package. Null when the package is not available. */
function resultOf(offer: Offer | null | undefined): CreditResult | null {
  if (!offer?.case || !offer.breakdown) return null
  const { contract, extensions, tariffFrom, penaltyPercent } = offer
  return { case: offer.case, breakdown: offer.breakdown, contract, extensions, tariffFrom, penaltyPercent }
}

const NextSteps = memo(function NextSteps({ calculation, site }: { calculation: Calculation; site: string }) {
  const steps = nextSteps(calculation, site)
  const save = steps?.save?.choice
  const text = textOf(calculation)
  // The browser's storage is slow: it took a fifth of the script for a step of the slider.
  useAfterPause(
    useCallback(() => {
      if (save && text) setLatestCalculation({ href: save, text })
    }, [save, text]),
  )
  if (!steps) return null
  return (
    <section aria-labelledby="langkah" className="border-line border-t pt-10 lg:col-span-2">
      <h2 id="langkah" className="text-xl">
        {words.steps}
      </h2>
      <p className="mt-1 text-ink-soft">{words.stepsLead}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {steps.save && <ButtonLink href={steps.save.link}>{words.save}</ButtonLink>}
        <ButtonLink href={steps.consultation} tone="secondary">
          {words.consultation}
        </ButtonLink>
        <ButtonLink href={steps.testDrive} tone="secondary">
          {words.testDrive}
        </ButtonLink>
        <ButtonLink href={steps.share} tone="secondary">
          {words.share}
        </ButtonLink>
      </div>
    </section>
  )
})
