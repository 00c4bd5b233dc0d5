import type { ModelOutcome } from './affordable-models.ts'
import type { BudgetAnswer } from './answer-budget.ts'
import { ModelCard } from './ModelCard.tsx'
import { words } from './words.ts'

/** The models within the budget, then the others. */
export function Models({ answer }: { answer: BudgetAnswer }) {
  const { models } = answer
  if (!models) return null
  return (
    <section id="hasil" aria-labelledby="judul-hasil" className="scroll-mt-24 border-line border-t pt-10 lg:col-span-2">
      <h2 id="judul-hasil" className="text-2xl">
        {words.outcome}
      </h2>
      <p className="mt-2 text-ink-soft">{words.sameScale}</p>
      <Group title={words.within} models={models.filter(({ affordable }) => affordable)} answer={answer} />
      <Group title={words.beyond} models={models.filter(({ affordable }) => !affordable)} answer={answer} />
      <p className="mt-8 text-ink-soft text-sm">{words.estimate}</p>
    </section>
  )
}

function Group({ title, models, answer }: { title: string; models: ModelOutcome[]; answer: BudgetAnswer }) {
  if (models.length === 0) return null
  return (
    <>
      <h3 className="mt-8 text-xl">{title}</h3>
      <ul className="mt-4 grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {models.map((model) => (
          <ModelCard key={model.car.slug} model={model} answer={answer} />
        ))}
      </ul>
    </>
  )
}
