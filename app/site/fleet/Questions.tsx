import type { FleetOffer } from '~/core/content/fleet-offer.ts'
import { Icon } from '~/ui/Icon.tsx'
import { words } from './words.ts'

export function Questions({ questions }: Pick<FleetOffer, 'questions'>) {
  return (
    <section className="content pt-section" aria-labelledby="tanya">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
        <h2 id="tanya" className="text-2xl">
          {words.questions}
        </h2>
        <div className="border-line border-b">
          {questions.map(({ question, answer }) => (
            <details key={question} name="tanya" className="group border-line border-t">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold">
                {question}
                <Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
              </summary>
              <p className="max-w-prose pb-5 text-ink-soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
