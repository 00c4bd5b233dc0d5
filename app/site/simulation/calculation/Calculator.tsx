import { at } from '~/addresses.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { besideSummary } from '~/ui/columns.ts'
import { FormPart } from '~/ui/FormPart.tsx'
import { OwnershipSection } from '../ownership/OwnershipSection.tsx'
import { CalculationQuestions } from './CalculationQuestions.tsx'
import { CashPayment } from './CashPayment.tsx'
import type { Calculation } from './calculation.server.ts'
import { explanationText } from './explanation.ts'
import { FirstPayment } from './FirstPayment.tsx'
import { money } from './money.ts'
import { nextSteps } from './next-steps.ts'
import { oldCarNames } from './old-car.ts'
import { Packages } from './Packages.tsx'
import { Schedule } from './Schedule.tsx'
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
                  onCredit={calculation.way === 'tunai' ? null : (chosen.offer?.breakdown?.totalPaid ?? null)}
                />
              )}
              {onCredit && chosen.offer?.breakdown && (
                <>
                  <div className="grid gap-10">
                    <FirstPayment breakdown={chosen.offer.breakdown} />
                    <Totals chosen={chosen} />
                  </div>
                  <Schedule breakdown={chosen.offer.breakdown} />
                </>
              )}
              {onCredit && (
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
        <ButtonLink href={steps.consultation}>{words.consultation}</ButtonLink>
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

function Totals({ chosen: { offer } }: { chosen: NonNullable<Calculation['chosen']> }) {
  if (!offer?.breakdown) return null
  const { instalment, interestTotal, totalPaid, flatPercent, effectivePercent, explanations } = offer.breakdown
  const rows = [
    { name: words.instalment, value: money(instalment), why: explanations.instalment },
    { name: words.interest(offer.contract), value: money(interestTotal), why: explanations.interestTotal },
    { name: words.totalPaid, value: money(totalPaid), why: explanations.totalPaid },
  ]
  return (
    <dl className="grid gap-4">
      {rows.map(({ name, value, why }) => (
        <div key={name}>
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="font-bold text-xl tabular">{value}</dd>
          <dd className="text-ink-soft text-xs">{explanationText(why)}</dd>
        </div>
      ))}
      <div>
        <dt className="text-ink-soft text-sm">{words.rates}</dt>
        <dd>{words.ratesText(flatPercent, effectivePercent)}</dd>
      </div>
    </dl>
  )
}
