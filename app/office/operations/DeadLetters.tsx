import { Form } from 'react-router'
import type { Channel } from '~/core/messages/message.ts'
import { SidewaysScroll } from '~/ui/SidewaysScroll.tsx'
import { Instant } from '../frame/Instant.tsx'
import { channelWords } from '../frame/words.ts'
import { words } from './words.ts'

type Letter = {
  id: string
  channel: Channel
  template: string
  problem: string
  attempts: number
  deadAt: string
  canRetry: boolean
}

/** Messages that were given up. An administrator can send one again. */
export function DeadLetters({ letters, mayRetry }: { letters: readonly Letter[]; mayRetry: boolean }) {
  const { title, none, when, channel, template, problem, retry, gone } = words.letters
  return (
    <section className="grid gap-3" id="pesan" tabIndex={-1}>
      <h2 className="text-lg">{title}</h2>
      {letters.length === 0 && <p>{none}</p>}
      {letters.length > 0 && (
        <SidewaysScroll label={title}>
          <table className="w-full text-sm">
            <thead>
              <tr className="border-b border-line text-ink-soft">
                {[when, channel, template, problem].map((column) => (
                  <th key={column} scope="col" className="py-2 pe-4 text-start font-semibold">
                    {column}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {letters.map((letter) => (
                <tr key={letter.id} className="border-b border-line align-top">
                  <td className="py-2 pe-4">
                    <Instant iso={letter.deadAt} />
                  </td>
                  <td className="py-2 pe-4">{channelWords[letter.channel]}</td>
                  <td className="py-2 pe-4 font-mono text-xs">{letter.template}</td>
                  <td className="py-2 pe-4 wrap-anywhere">{letter.problem}</td>
                  <td className="py-1 text-end">
                    {mayRetry && letter.canRetry && (
                      <Form method="post">
                        <button
                          type="submit"
                          name="id"
                          value={letter.id}
                          className="min-h-10 cursor-pointer font-semibold underline underline-offset-4"
                        >
                          {retry}
                        </button>
                      </Form>
                    )}
                    {!letter.canRetry && <span className="text-ink-soft">{gone}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </SidewaysScroll>
      )}
    </section>
  )
}
