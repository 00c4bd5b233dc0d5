import type { MouseEvent } from 'react'
import { Icon } from '~/ui/Icon.tsx'
import type { Check } from './check.ts'
import { words as allWords } from './words.ts'

const words = allWords.checks

/** What to look at before publishing. Each line leads to its field. */
export function ChecksList({ checks }: { checks: readonly Check[] }) {
  if (checks.length === 0)
    return (
      <p className="flex gap-2 text-sm">
        <Icon name="check" className="size-5 text-good" />
        {words.good}
      </p>
    )
  return (
    <ul className="grid gap-1 text-sm">
      {checks.map(({ level, path, message }) => (
        <li key={`${level} ${path} ${message}`} className="flex gap-2">
          <Icon
            name={level === 'stop' ? 'close' : 'warning'}
            className={`mt-2 size-4 shrink-0 ${level === 'stop' ? 'text-error' : 'text-warn'}`}
          />
          <a
            href={`#${path}`}
            onClick={(event) => openField(event, path)}
            className="min-h-9 py-1.5 underline underline-offset-4"
          >
            <span className="font-semibold">{level === 'stop' ? words.stop : words.warn}:</span> {message}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Opens what is folded around the field, and moves the focus there. */
function openField(event: MouseEvent, path: string) {
  const field = document.getElementById(path)
  if (!field) return
  event.preventDefault()
  for (let around = field.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
    around.open = true
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
