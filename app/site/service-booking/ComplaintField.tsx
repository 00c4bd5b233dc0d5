import { Icon } from '~/ui/Icon.tsx'
import { words as formWords } from '~/ui/words.ts'
import { words } from './words.ts'

type Props = { defaultValue: string | undefined; optional: boolean; error: string | undefined }

/** What is wrong with the car, in several lines. */
export function ComplaintField({ defaultValue, optional, error }: Props) {
  return (
    <div className="grid gap-2">
      <label htmlFor="complaint" className="font-semibold">
        {words.complaint} {optional && <span className="font-normal text-ink-soft">{formWords.optional}</span>}
      </label>
      <p id="complaint-hint" className="text-ink-soft text-sm">
        {words.complaintHint}
      </p>
      {error && (
        <p id="complaint-error" className="flex gap-2 font-semibold text-error">
          <Icon name="warning" className="mt-0.5 size-5" />
          <span>
            <span className="sr-only">{formWords.errorPrefix}</span>
            {error}
          </span>
        </p>
      )}
      <textarea
        id="complaint"
        name="complaint"
        rows={4}
        defaultValue={defaultValue}
        autoComplete="off"
        aria-describedby={error ? 'complaint-hint complaint-error' : 'complaint-hint'}
        aria-invalid={error ? true : undefined}
        className={`w-full scroll-mt-32 rounded-control border bg-paper px-3.5 py-2.5 text-base ${error ? 'border-error outline-error' : 'border-line-strong'}`}
      />
    </div>
  )
}
