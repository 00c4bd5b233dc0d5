import { Notice } from '~/ui/Notice.tsx'
import type { BudgetAnswer } from './answer-budget.ts'
import { words } from './words.ts'

/** The number of affordable models and the limits, beside the questions on a wide screen. */
export function BudgetSummary({ answer }: { answer: BudgetAnswer }) {
  return (
    <aside aria-label={words.outcome} className="lg:col-start-2 lg:row-start-2">
      <div className="lg:sticky lg:top-24">{answer.models ? <Limits answer={answer} /> : <Waiting answer={answer} />}</div>
    </aside>
  )
}

function Waiting({ answer: { refusals } }: { answer: BudgetAnswer }) {
  const refused = Object.keys(refusals).length > 0
  return <Notice tone={refused ? 'warn' : 'info'}>{refused ? words.refused : words.empty}</Notice>
}

function Limits({ answer: { budget, allowance, models } }: { answer: BudgetAnswer }) {
  if (!budget || !models) return null
  return (
    <div className="stage grid gap-4 rounded-card p-6 lg:p-10">
      <p role="status" className="font-bold text-2xl">
        {words.count(models.filter(({ affordable }) => affordable).length, models.length, budget)}
      </p>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Limit name={words.limitFirst} sum={budget.firstPayment} none={words.noFirst} />
        <Limit name={words.limitMonthly} sum={budget.instalment} none={words.noMonthly} />
      </dl>
      {allowance && (
        <p className="text-on-stage-soft text-sm tabular">
          {allowance.instalment === 0 && allowance.otherInstalments > 0
            ? words.nothingLeft(allowance.share, allowance.otherInstalments)
            : words.allowance(allowance.share, allowance.income, allowance.otherInstalments, allowance.instalment)}
        </p>
      )}
      <p className="text-on-stage-soft text-sm">{words.estimate}</p>
    </div>
  )
}

function Limit({ name, sum, none }: { name: string; sum: number | undefined; none: string }) {
  return (
    <div>
      <dt className="text-on-stage-soft text-sm">{name}</dt>
      <dd className="tabular">{sum === undefined ? none : words.upTo(sum)}</dd>
    </div>
  )
}

/** On a small screen the count stays visible while the visitor types. */
export function PinnedCount({ answer: { budget, models } }: { answer: BudgetAnswer }) {
  if (!budget || !models) return null
  return (
    <a
      href="#hasil"
      className="pinned-below z-10 -mx-gutter border-line border-t bg-paper px-gutter py-3 font-bold tabular no-underline lg:hidden"
    >
      {words.count(models.filter(({ affordable }) => affordable).length, models.length, budget)}
    </a>
  )
}
