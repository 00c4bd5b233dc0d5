import { at } from '~/addresses.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { besideSummary } from '~/ui/columns.ts'
import { FormPart } from '~/ui/FormPart.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { OwnershipSection } from '../ownership/OwnershipSection.tsx'
import { CashPayment } from '../result/CashPayment.tsx'
import { FirstPayment } from '../result/FirstPayment.tsx'
import { Formulas } from '../result/Formulas.tsx'
import { InsuranceYears } from '../result/InsuranceYears.tsx'
import { Packages } from '../result/Packages.tsx'
import { Schedule } from '../result/Schedule.tsx'
import { Totals } from '../result/Totals.tsx'
import { CalculationQuestions } from './CalculationQuestions.tsx'
import type { Calculation } from './calculation.server.ts'
import { moreOnCredit } from './cash.ts'
import { nextSteps } from './next-steps.ts'
import { oldCarNames } from './old-car/old-car.ts'
import { PinnedFigures, Summary } from './Summary.tsx'
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
    'dp_dasar',
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
          <section id="hasil" aria-labelledby="judul-hasil" className="scroll-mt-24 border-line border-t pt-10 lg:col-span-2">
            <h2 id="judul-hasil" className="text-2xl">
              {words.outcome}
            </h2>
            <div className="mt-6 grid items-start gap-x-16 gap-y-12 lg:grid-cols-2">
              {calculation.way !== null && (
                <CashPayment
                  cash={chosen.cash}
                  moreOnCredit={onCredit && chosen.offer?.breakdown ? moreOnCredit(chosen.cash, chosen.offer.breakdown) : null}
                />
              )}
              {onCredit && chosen.offer?.breakdown && (
                <>
                  <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
                    <FirstPayment breakdown={chosen.offer.breakdown} insurance={chosen.offer.case?.insurance} />
                    <Totals breakdown={chosen.offer.breakdown} contract={chosen.offer.contract} />
                    <InsuranceYears breakdown={chosen.offer.breakdown} />
                    <Formulas breakdown={chosen.offer.breakdown} contract={chosen.offer.contract} />
                  </div>
                  <Schedule breakdown={chosen.offer.breakdown} contract={chosen.offer.contract} />
                </>
              )}
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
        {steps.save && <ButtonLink href={steps.save}>{words.save}</ButtonLink>}
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
