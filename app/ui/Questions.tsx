import { Icon } from './Icon.tsx'

type Props = {
  title: string
  questions: readonly { question: string; answer: string }[]
}

/** Frequently asked questions, each of which opens separately. */
export function Questions({ title, questions }: Props) {
  return (
    <section aria-labelledby="tanya" className="grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
      <h2 id="tanya" className="text-2xl">
        {title}
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
    </section>
  )
}
