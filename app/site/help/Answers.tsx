import { RichText } from '~/core/content/RichText.tsx'
import { Icon } from '~/ui/Icon.tsx'
import type { Question } from './help.server.ts'
import { words } from './words.ts'

/** Questions that open one by one. The first ones may be open from the start. */
export function Answers({ questions, openFirst = 0 }: { questions: readonly Question[]; openFirst?: number }) {
  return (
    <div className="border-line border-b *:border-line *:border-t print:*:details-content:[content-visibility:visible]">
      {questions.map((question, index) => (
        <Answer key={question.slug} question={question} open={index < openFirst} />
      ))}
    </div>
  )
}

/** A link to `#slug` opens the question: browsers open the `details` around the target of a link. */
function Answer({ question: { slug, question, answer, sample }, open }: { question: Question; open: boolean }) {
  return (
    <details open={open} className="group">
      {/* With the icon first, all that is the same in every answer stands together, which compresses best. */}
      <summary className="flex min-h-14 cursor-pointer list-none flex-row-reverse items-center justify-between gap-4 py-3">
        <Icon name="chevron" className="size-5 group-open:rotate-180" />
        <h3 className="text-base">{question}</h3>
      </summary>
      <div id={slug} className="max-w-prose scroll-mt-16 pb-6 [&>p:first-child]:mt-0">
        <RichText text={answer} />
        {sample && <p className="mt-4 text-ink-soft text-sm">{words.sample}</p>}
        <a href={`#${slug}`} className="mt-4 inline-block text-sm underline">
          {words.link}
        </a>
      </div>
    </details>
  )
}
