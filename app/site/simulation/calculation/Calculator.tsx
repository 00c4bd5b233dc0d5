import { at } from '~/addresses.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { besideSummary } from '~/ui/columns.ts'
import { FormPart } from '~/ui/FormPart.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { OwnershipSection } from '../ownership/OwnershipSection.tsx'
import { CashPayment } from '../result/CashPayment.tsx'
import { CreditFigures } from '../result/CreditFigures.tsx'
import { Packages } from '../result/Packages.tsx'
import type { CreditResult } from '../result/result.ts'
import { CalculationQuestions } from './CalculationQuestions.tsx'
import type { Calculation } from './calculation.server.ts'
import { textOf } from './calculation-text.ts'
import { nextSteps } from './next-steps.ts'
import type { Offer } from './offer.ts'
import { oldCarNames } from './old-car/old-car.ts'
import { PinnedFigures, palerWhenStale, Summary } from './Summary.tsx'
import { words } from './words.ts'

/** Every choice asks for the numbers anew, and stands in the address. */
const asks = [
  ...new Set([
    'vehicle',
    'variant',
    'color',
    'accessories',
    'province',
    'city',
    'dp',
    'dp_persen',
    'tenor',
    'angsuran_pertama',
    'asuransi',
    'perluasan',
    'tanggung_jawab',
    'potongan',
    'paket',
    'cara',
    'km_setahun',
    'porsi_listrik',
    'tukar_tambah',
    ...Object.values(oldCarNames),
  ]),
]

type Props = { calculation: Calculation; title: string; lead: string; action: string; site: string }

/** The calculator from its title down: questions, the two figures, and where each of them comes from. */
export function Calculator({ calculation, title, lead, action, site }: Props) {
  const { chosen, way } = calculation
  const onCredit = way !== 'tunai'
  const credit = onCredit ? resultOf(chosen?.offer) : null
  return (
    <FormPart name={null} asks={asks} inAddress live>
      <form method="get" action={action} className={besideSummary}>
        <header className="lg:col-span-2">
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-3 max-w-prose text-ink-soft text-lg">{lead}</p>
          <p className="mt-2 text-sm">
            <a href={at.budgetSimulation()} className="underline underline-offset-4">
              {words.budget}
            </a>
            <span className="text-ink-soft">: {words.budgetLead}</span>
          </p>
          {calculation.unknown.length > 0 && (
            <div className="mt-4 max-w-form">
              <Notice tone="warn">{words.unknown(calculation.unknown.map((each) => words.unknownNames[each]).join(', '))}</Notice>
            </div>
          )}
        </header>
        <Summary calculation={calculation} />
        <div className="lg:col-start-1 lg:row-start-2">
          <CalculationQuestions calculation={calculation} />
        </div>
        {chosen && (
          <section
            id="hasil"
            aria-labelledby="judul-hasil"
            className={`scroll-mt-24 border-line border-t pt-10 lg:col-span-2 ${palerWhenStale}`}
          >
            <h2 id="judul-hasil" className="text-2xl">
              {words.outcome}
            </h2>
            <div className="mt-6 grid items-start gap-x-16 gap-y-12 lg:grid-cols-2">
              {calculation.way !== null && <CashPayment cash={chosen.cash} credit={credit} oldCar={oldCarOf(chosen)} />}
              {credit && <CreditFigures result={credit} />}
              {onCredit && chosen.offers.length === 0 && <input type="hidden" name="paket" value={chosen.wantedPackage} />}
              {onCredit && chosen.offers.length > 0 && (
                <div className="lg:col-span-2">
                  <Packages offers={chosen.offers} chosen={chosen.offer} />
                </div>
              )}
            </div>
          </section>
        )}
        {chosen?.ownership && (
          <div className="min-w-0 border-line border-t pt-10 lg:col-span-2">
            <OwnershipSection cost={chosen.ownership} />
          </div>
        )}
        {chosen && <NextSteps calculation={calculation} site={site} />}
        <PinnedFigures calculation={calculation} />
      </form>
    </FormPart>
  )
}

/** What the old car counts with. */
const oldCarOf = ({ oldCar }: NonNullable<Calculation['chosen']>) =>
  oldCar.counted && oldCar.valued ? oldCar.valued.equity : null

/** What there is to show of a package: nothing where it cannot be had. */
function resultOf(offer: Offer | null | undefined): CreditResult | null {
  if (!offer?.case || !offer.breakdown) return null
  return { case: offer.case, breakdown: offer.breakdown, contract: offer.contract }
}

function NextSteps({ calculation, site }: { calculation: Calculation; site: string }) {
  const steps = nextSteps(calculation, site)
  if (!steps) return null
  return (
    <section aria-labelledby="langkah" className="border-line border-t pt-10 lg:col-span-2">
      <h2 id="langkah" className="text-xl">
        {words.steps}
      </h2>
      <p className="mt-1 text-ink-soft">{words.stepsLead}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {steps.save && (
          <ButtonLink href={steps.save} data-calculation={textOf(calculation)}>
            {words.save}
          </ButtonLink>
        )}
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
}
