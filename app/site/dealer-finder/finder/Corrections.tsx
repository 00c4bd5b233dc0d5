import { Notice } from '~/ui/Notice.tsx'
import type { Correction } from './chosen-filter.ts'
import { correctionWords } from './words.ts'

/** Notices about parts of the address that were ignored, such as an unknown service. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  if (corrections.length === 0) return null
  return (
    <div className="mt-4 max-w-form">
      <Notice tone="warn">
        <div className="grid gap-2">
          {corrections.map((correction) => (
            <p key={correction}>{correctionWords[correction]}</p>
          ))}
        </div>
      </Notice>
    </div>
  )
}
