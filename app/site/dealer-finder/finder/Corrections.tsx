import { Notice } from '~/ui/Notice.tsx'
import type { Correction } from './chosen-filter.ts'
import { slipWords } from './words.ts'

/** What the address asks for and cannot have. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  if (corrections.length === 0) return null
  return (
    <div className="mt-4 max-w-form">
      <Notice tone="warn">
        <div className="grid gap-2">
          {corrections.map((correction) => (
            <p key={correction}>{slipWords[correction]}</p>
          ))}
        </div>
      </Notice>
    </div>
  )
}
