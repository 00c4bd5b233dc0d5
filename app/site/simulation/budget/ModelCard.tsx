import { ButtonLink } from '~/ui/Button.tsx'
import { Details } from '~/ui/Details.tsx'
import { money } from '../calculation/money.ts'
import { isAffordable, type ModelOutcome, type PricedVariant } from './affordable-models.ts'
import type { BudgetAnswer } from './answer-budget.ts'
import { calculationOf } from './calculation-link.ts'
import type { CreditPlan } from './credit-plan.ts'
import { shortageWords, words } from './words.ts'

type Props = { model: ModelOutcome; answer: BudgetAnswer }

/** A model with its best affordable variant. When none is affordable: the cheapest, with what the budget lacks. */
export function ModelCard({ model, answer }: Props) {
  const { car, shown, variants } = model
  const { affordability, otr, basis, listed } = shown
  return (
    <li className="grid gap-4 rounded-card border border-line p-5">
      <span className="grid justify-center overflow-hidden rounded-control bg-paper-warm py-3">
        <img src={car.picture} alt="" width={car.width} height={car.height} className="h-16 w-auto max-w-none" />
      </span>
      <div>
        <h4 className="text-lg">
          {car.name} {shown.name}
        </h4>
        <p className="text-ink-soft text-sm">
          {words.price} <span className="tabular">{money(otr)}</span>, {basis === 'given' ? listed : words.otrBasis[basis]}
        </p>
      </div>
      {affordability.way === 'credit' && <Credit plan={affordability.plan} answer={answer} />}
      {affordability.way === 'cash' && (
        <p>
          <strong className="block text-good text-lg">{words.cash}</strong>
          {words.cashNote}
        </p>
      )}
      {affordability.way === 'neither' && <p className="font-semibold tabular">{shortageWords(affordability.shortage)}</p>}
      <div>
        <ButtonLink tone="secondary" href={calculationOf(car.slug, shown, answer)}>
          <span>
            {words.calculate}
            <span className="sr-only">{words.of(`${car.name} ${shown.name}`)}</span>
          </span>
        </ButtonLink>
      </div>
      {variants.length > 1 && <Variants model={model} answer={answer} />}
    </li>
  )
}

/** Without a limit on the first payment, the first payment is shown as large as the instalment. */
function Credit({ plan, answer: { tenor, budget } }: { plan: CreditPlan; answer: BudgetAnswer }) {
  const isFirstOpen = budget?.firstPayment === undefined
  const rows: [string, number][] = [
    ...(isFirstOpen ? [] : [[words.firstPayment, plan.tdp] as [string, number]]),
    [words.downPayment, plan.downPayment],
    ...(plan.balloon > 0 ? [[words.balloon, plan.balloon] as [string, number]] : []),
  ]
  return (
    <div className="grid gap-2">
      <dl className="grid gap-1">
        <div>
          <dt className="text-ink-soft text-sm">{words.instalment}</dt>
          <dd className="font-bold text-xl tabular">{money(plan.instalment)}</dd>
        </div>
        {isFirstOpen && (
          <div>
            <dt className="text-ink-soft text-sm">{words.leastFirst}</dt>
            <dd className="font-bold text-xl tabular">{money(plan.tdp)}</dd>
          </div>
        )}
        {rows.map(([name, sum]) => (
          <div key={name} className="flex justify-between gap-x-4 narrow:flex-wrap">
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className="whitespace-nowrap tabular">{money(sum)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft text-sm">{words.over(tenor, plan.packageName, plan.firstInstalment)}</p>
      {plan.balloon > 0 && <p className="text-sm text-warn">{words.balloonNote}</p>}
    </div>
  )
}

function Variants({ model: { car, variants }, answer }: Props) {
  return (
    <Details
      className="border-line border-t pt-3"
      summaryClassName="min-h-11 cursor-pointer py-2 font-semibold"
      summary={words.variants(variants.filter(isAffordable).length, variants.length)}
    >
      <ul className="mt-2 grid gap-3">
        {variants.map((variant) => (
          <li key={variant.slug} className="grid text-sm">
            <a href={calculationOf(car.slug, variant, answer)} className="py-1 font-semibold underline underline-offset-4">
              {variant.name}
            </a>
            <span className="text-ink-soft tabular">
              {words.price} {money(variant.otr)}
            </span>
            <span className="tabular">{answerFor(variant)}</span>
          </li>
        ))}
      </ul>
    </Details>
  )
}

function answerFor({ affordability }: PricedVariant): string {
  if (affordability.way === 'cash') return `${words.cash}.`
  if (affordability.way === 'neither') return shortageWords(affordability.shortage)
  return words.planLine(affordability.plan.tdp, affordability.plan.instalment)
}
