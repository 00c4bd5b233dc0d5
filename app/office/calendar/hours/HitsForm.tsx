import { Form, Link } from 'react-router'
import { Button } from '~/ui/Button.tsx'
import { SelectField } from '~/ui/Field.tsx'
import { words } from '../words.ts'
import type { ChangeAnswer } from './change-on-form.server.ts'
import { hoursPageWords as page } from './hours-words.ts'
import { moveField } from './move-field.ts'

type Props = { answer: Extract<ChangeAnswer, { ok: false }>; keepAddress: string }

/** Whom a change hits, with a new time for each. One button moves all of them and makes the change. */
export function HitsForm({ answer: { typed, hits, failed }, keepAddress }: Props) {
  const isComplete = hits.every(({ times }) => times.length > 0)
  return (
    <Form
      method="post"
      className="grid max-w-content gap-4 rounded-card border border-line-strong p-4"
      aria-labelledby="terdampak"
    >
      <h2 id="terdampak" className="text-lg" tabIndex={-1}>
        {page.hits(hits.length)}
      </h2>
      <p role="status">{failed ? page.hitsFailed : page.hitsText}</p>
      {Object.entries(typed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hits.map(({ reference, name, kind, slot, times }) => (
        <div key={reference} className="grid items-end gap-x-6 gap-y-1 border-t border-line pt-3 md:grid-cols-2">
          <p className="self-center font-semibold">
            <bdi>{name}</bdi>
            <span className="font-normal text-ink-soft">{` ${reference}, ${words.kinds[kind]}`}</span>
            <span className="block text-sm font-normal text-ink-soft tabular">{page.was(slot)}</span>
          </p>
          {times.length > 0 ? (
            <SelectField name={`${moveField}${reference}`} label={page.newTime(name)} defaultValue={times[0]?.from}>
              {times.map(({ from, label }) => (
                <option key={from} value={from}>
                  {label}
                </option>
              ))}
            </SelectField>
          ) : (
            <p>{page.noTime}</p>
          )}
        </div>
      ))}
      <p className="flex flex-wrap items-center gap-3">
        {isComplete && <Button>{page.moveAll(hits.length)}</Button>}
        <Link to={keepAddress} className="underline underline-offset-4">
          {page.keep}
        </Link>
      </p>
    </Form>
  )
}
