import type { ReactNode } from 'react'
import { Icon } from '~/ui/Icon.tsx'
import { words as fieldWords } from '~/ui/words.ts'
import { messageWords as words } from './words.ts'

type FieldProps = { error: string | undefined; defaultValue?: string | undefined }

// No `maxLength`: a browser would cut off what was pasted, without a word.
export function MessageField({ error, defaultValue }: FieldProps) {
  return (
    <Labelled id="message" label={words.text} hint={words.textHint} error={error}>
      <textarea
        {...spoken('message', error)}
        name="message"
        rows={8}
        defaultValue={defaultValue}
        className={`${box} ${outline(error)} px-3.5 py-2.5`}
      />
    </Labelled>
  )
}

// With these types named, an iPhone sends a JPEG instead of its own format, which we cannot read.
const readable = 'image/jpeg,image/png,image/webp'

export function PhotoField({ error }: FieldProps) {
  return (
    <Labelled id="photo" label={words.photo} hint={words.photoHint} error={error} optional>
      <input
        {...spoken('photo', error)}
        type="file"
        name="photo"
        accept={readable}
        className={`${box} ${outline(error)} cursor-pointer p-2 file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-control file:border-0 file:bg-paper-sunk file:px-4 file:font-semibold file:text-ink`}
      />
    </Labelled>
  )
}

const box = 'w-full scroll-mt-32 rounded-control border bg-paper text-base'
const outline = (error: string | undefined) => (error ? 'border-error outline-error' : 'border-line-strong')

type LabelledProps = {
  id: string
  label: string
  hint: string
  error: string | undefined
  optional?: boolean
  children: ReactNode
}

/** Label, hint, error and control, in the order in which they are read. */
function Labelled({ id, label, hint, error, optional, children }: LabelledProps) {
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {label} {optional && <span className="font-normal text-ink-soft">{fieldWords.optional}</span>}
      </label>
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {hint}
      </p>
      {error && (
        <p id={`${id}-error`} className="flex gap-2 font-semibold text-error">
          <Icon name="warning" className="mt-0.5 size-5" />
          <span>
            <span className="sr-only">{fieldWords.errorPrefix}</span>
            {error}
          </span>
        </p>
      )}
      {children}
    </div>
  )
}

/** What ties a control to its hint and error for a screen reader. */
function spoken(id: string, error: string | undefined) {
  const described = error ? `${id}-hint ${id}-error` : `${id}-hint`
  return { id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined }
}
