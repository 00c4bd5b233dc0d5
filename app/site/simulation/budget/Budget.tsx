import { type ChangeEvent, memo, useDeferredValue, useMemo, useState } from 'react'
import { at } from '~/addresses.ts'
import { dayFromIso } from '~/lib/date-parts.ts'
import { besideSummary } from '~/ui/columns.ts'
import type { Typed } from '~/ui/form.ts'
import { useAddress } from '~/ui/use-address.ts'
import { useLastFinished, useTyping } from '../use-typing.ts'
import { answerBudget, type BudgetFacts } from './answer-budget.ts'
import { BudgetForm } from './BudgetForm.tsx'
import { BudgetSummary, PinnedCount } from './BudgetSummary.tsx'
import { Models } from './Models.tsx'
import { words } from './words.ts'

export type BudgetProps = {
  facts: BudgetFacts
  typed: Typed
  /** The day whose prices and packages apply, `2026-11-28`. */
  today: string
}

/** Shows which cars are within a budget. */
export function Budget({ facts, typed: first, today }: BudgetProps) {
  const [typed, setTyped] = useState(first)
  const { isTyping, keyPressed, rest } = useTyping()
  const answer = useMemo(() => answerBudget(facts, typed, dayFromIso(today)), [facts, typed, today])
  const shown = useLastFinished(answer, !isTyping || Object.keys(answer.refusals).length === 0)
  useAddress(at.budgetSimulation(filled(typed)))

  function choose({ target: { name, value, type } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) {
    if (type === 'text') keyPressed()
    setTyped((before) => ({ ...before, [name]: value }))
  }

  return (
    <form
      method="get"
      action={at.budgetSimulation()}
      className={besideSummary}
      onBlur={rest}
      onSubmit={(event) => {
        event.preventDefault()
        rest()
        event.currentTarget.querySelector('#hasil')?.scrollIntoView()
      }}
    >
      <header className="lg:col-span-2">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.lead}</p>
      </header>
      <div className="lg:col-start-1 lg:row-start-2">
        <BudgetForm answer={{ ...shown, typed: answer.typed }} choose={choose} />
      </div>
      <BudgetSummary answer={shown} />
      <LaterModels answer={useDeferredValue(shown)} />
      <PinnedCount answer={shown} />
    </form>
  )
}

/** Rendered with the deferred answer: there are many cards, and typing must stay quick. */
const LaterModels = memo(Models)

const filled = (typed: Typed): Typed => Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))
