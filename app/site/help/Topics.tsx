import type { FaqTopic } from '~/core/content/faq.ts'
import { Answers } from './Answers.tsx'
import type { Question } from './help.server.ts'
import { topicNames, words } from './words.ts'

type Topic = { topic: FaqTopic; questions: readonly Question[] }

/** The anchor of a topic. */
const idOf = (topic: FaqTopic) => `topik-${topic}`

/** All questions, with links to the topics: a row on a phone, a column on wide screens. */
export function Topics({ topics }: { topics: readonly Topic[] }) {
  return (
    <div className="mt-12 grid gap-x-16 gap-y-8 lg:grid-cols-[14rem_1fr]">
      <nav aria-label={words.topics} className="print:hidden">
        <ul className="flex flex-wrap gap-2 lg:sticky lg:top-24 lg:grid lg:gap-0">
          {topics.map(({ topic }) => (
            <li key={topic}>
              <a
                href={`#${idOf(topic)}`}
                className="inline-flex min-h-11 items-center rounded-pill border border-line-strong px-4 text-sm hover:border-current lg:rounded-control lg:border-transparent lg:px-3 lg:text-base"
              >
                {topicNames[topic]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 gap-12">
        {topics.map(({ topic, questions }) => (
          <section key={topic} id={idOf(topic)} aria-labelledby={`${idOf(topic)}-judul`}>
            <h2 id={`${idOf(topic)}-judul`} className="mb-3 text-2xl">
              {topicNames[topic]}
            </h2>
            <Answers questions={questions} />
          </section>
        ))}
      </div>
    </div>
  )
}
