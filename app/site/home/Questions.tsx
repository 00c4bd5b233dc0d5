import { Icon } from '~/ui/Icon.tsx'
import { questions, words } from './words.ts'

/** What people ask before they buy their first car here. */
export function Questions() {
  return (
    <section className="content pb-section" aria-labelledby="tanya">
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
