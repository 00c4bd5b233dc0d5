import { at } from '~/addresses.ts'
import { messageTopics } from '~/core/leads/payload.ts'
import { topicWords } from '~/core/leads/request/about-words.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { answers } from './message/message.ts'
import { teamWords, words } from './words.ts'

/** Links to the message form and says what happens to a message. */
export function Answers() {
  return (
    <section className="content grid gap-x-16 gap-y-8 py-section lg:grid-cols-[2fr_3fr]" aria-labelledby="pesan">
      <div>
        <h2 id="pesan" className="text-2xl">
          {words.message}
        </h2>
        <p className="mt-2 mb-6 max-w-prose text-ink-soft">{words.messageLead}</p>
        <ButtonLink href={at.contactMessage()}>{words.message}</ButtonLink>
      </div>
      <div>
        <table className="w-full text-left text-sm tabular">
          <thead className="narrow:sr-only">
            <tr className="align-bottom">
              <th scope="col" className="py-2 pr-4 font-semibold">
                {words.topic}
              </th>
              <th scope="col" className="py-2 pr-4 font-semibold">
                {words.team}
              </th>
              <th scope="col" className="py-2 font-semibold">
                {words.promise}
              </th>
            </tr>
          </thead>
          <tbody>
            {messageTopics.map((topic) => (
              <tr key={topic} className="border-line border-t align-top">
                <th scope="row" className="narrow:block py-3 pr-4 font-semibold">
                  {topicWords[topic]}
                </th>
                <td className="narrow:block py-3 pr-4 narrow:py-0">{teamWords[answers[topic].by]}</td>
                <td className="narrow:block py-3 narrow:pt-0">{words.workingHours(answers[topic].hours)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-3 text-ink-soft text-sm">{words.workingHoursText}</p>
      </div>
    </section>
  )
}
