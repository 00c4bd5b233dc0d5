import { Form } from 'react-router'
import { Instant } from '../frame/Instant.tsx'
import { requestWords as words } from './words.ts'

/** `doneAt`: ISO instant; null while the data is still there. */
type HandOver = { recipient: string; name: string; references: string[]; doneAt: string | null }

/** Who else must erase the data of an erased person. An employee asks each of them and confirms here. */
export function HandOvers({ handOvers, mayConfirm }: { handOvers: readonly HandOver[]; mayConfirm: boolean }) {
  return (
    <section className="grid max-w-prose gap-3">
      <h2 className="text-lg">{words.handOvers}</h2>
      <p className="text-ink-soft text-sm">{words.handOversHint}</p>
      <ul className="grid text-sm">
        {handOvers.map(({ recipient, name, references, doneAt }) => (
          <li key={recipient} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2">
            <span className="min-w-0">
              <strong>{name}</strong> <span className="tabular wrap-anywhere">{references.join(', ')}</span>
            </span>
            {doneAt && (
              <span>
                {words.confirmed} <Instant iso={doneAt} />
              </span>
            )}
            {!doneAt && mayConfirm && (
              <Form method="post">
                <button
                  type="submit"
                  name="recipient"
                  value={recipient}
                  aria-label={words.confirmOf(name)}
                  className="min-h-10 cursor-pointer font-semibold underline underline-offset-4"
                >
                  {words.confirm}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
