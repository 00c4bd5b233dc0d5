import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { at } from '~/addresses.ts'
import { zoneLabel, zones } from '~/lib/zone.ts'
import { Button } from '~/ui/Button.tsx'
import { SelectField, TextField } from '~/ui/Field.tsx'
import { Fold } from '~/ui/Fold.tsx'
import { Instant } from '../../frame/Instant.tsx'
import { useKeptForm } from '../../frame/use-kept-form.ts'
import { ChecksList } from './ChecksList.tsx'
import type { EditorData } from './editor-data.ts'
import type { Work } from './use-work.ts'
import { words as allWords } from './words.ts'
import type { Act } from './work.ts'

const words = allWords.publish

type Props = { document: EditorData; work: Work; onRefused: () => void }
type Run = (act: Act, more?: Parameters<Work['act']>[1]) => Promise<void>

/** The buttons that publish, with what will change in a line above. */
export function PublishPanel({ document, work, onRefused }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const run: Run = async (act, more) => {
    setBusy(true)
    setMessage('')
    const answer = await work.act(act, more)
    setBusy(false)
    if (answer.ok) return
    setMessage(answer.message)
    onRefused()
  }
  return (
    <section aria-labelledby="terbitkan" className="grid gap-4 rounded-card bg-paper-warm p-4">
      <h2 id="terbitkan" className="text-lg">
        {words.title}
      </h2>
      <div className="grid gap-2">
        <h3 className="text-sm font-semibold">{allWords.checks.title}</h3>
        <ChecksList checks={work.standing.checks} />
      </div>
      <p className="text-sm">{whatChanges(document, work)}</p>
      <p role="alert" className="font-semibold text-error empty:hidden">
        {message}
      </p>
      <Button type="button" disabled={isBusy} onClick={() => run('publish')}>
        {isBusy ? words.working : publishLabel(document)}
      </Button>
      {document.state !== 'published' && <Schedule document={document} isBusy={isBusy} run={run} />}
      <More document={document} work={work} isBusy={isBusy} run={run} />
    </section>
  )
}

function publishLabel({ state, one }: EditorData): string {
  if (state === 'published') return words.changes
  if (state === 'withdrawn') return words.again
  return state === 'scheduled' ? words.now : words.first(one)
}

function whatChanges({ state, addressOf }: EditorData, { standing, writing }: Work): string {
  if (state !== 'published') return words.appears(addressOf.replace('*', writing.slug))
  return standing.changed.length > 0 ? words.changed(standing.changed) : words.unchanged
}

function Schedule({ document, isBusy, run }: { document: EditorData; isBusy: boolean; run: Run }) {
  const { day, time, zone } = document.schedule
  const kept = useKeptForm(`jadwal ${document.word} ${document.slug}`, `${document.state} ${document.publishAt}`)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '')
    void run('schedule', { day: text('day'), time: text('time'), zone: text('zone') })
  }
  return (
    <Fold title={words.schedule}>
      {document.state === 'scheduled' && document.publishAt && (
        <p className="mb-3 text-sm">
          <Instant iso={document.publishAt} zone={zone} />
        </p>
      )}
      <form ref={kept} onSubmit={submit} noValidate className="grid gap-3">
        <TextField name="day" id="jadwal-hari" type="date" label={words.day} defaultValue={day} />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            name="time"
            id="jadwal-jam"
            label={words.time}
            hint={words.timeHint}
            defaultValue={time}
            inputMode="numeric"
          />
          <SelectField name="zone" id="jadwal-zona" label={words.zone} hint=" " defaultValue={zone}>
            {zones.map((each) => (
              <option key={each} value={each}>
                {zoneLabel[each]}
              </option>
            ))}
          </SelectField>
        </div>
        <Button tone="secondary" disabled={isBusy}>
          {words.schedule}
        </Button>
      </form>
    </Fold>
  )
}

type MoreProps = { document: EditorData; work: Work; isBusy: boolean; run: Run }

/** Everything else that can be done with an item. */
function More({ document, work, isBusy, run }: MoreProps) {
  const { state, one, word, slug, isNew } = document
  const acts: { act: Act; label: string; isPossible: boolean }[] = [
    { act: 'save', label: words.save, isPossible: true },
    { act: 'withdraw', label: words.withdraw(one), isPossible: state === 'published' || state === 'scheduled' },
    { act: 'discard', label: words.discard, isPossible: work.standing.latest !== null && work.standing.savedAt !== null },
    { act: 'delete', label: words.remove, isPossible: isNew },
  ]
  return (
    <div className="grid gap-1 border-t border-line pt-3">
      {acts
        .filter(({ isPossible }) => isPossible)
        .map(({ act, label }) => (
          <button
            key={act}
            type="button"
            disabled={isBusy}
            onClick={() => run(act)}
            className="min-h-9 cursor-pointer justify-self-start text-start text-sm underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {label}
          </button>
        ))}
      <Link
        to={at.contentVersions(word, slug)}
        className="flex min-h-9 items-center justify-self-start text-sm underline decoration-line-strong underline-offset-4"
      >
        {words.versions}
      </Link>
    </div>
  )
}
