import { Notice } from '~/ui/Notice.tsx'
import type { Slip } from './chosen-filter.ts'
import { slipWords } from './words.ts'

/** What the address asks for and cannot have. */
export function Slips({ slips }: { slips: readonly Slip[] }) {
  if (slips.length === 0) return null
  return (
    <div className="mt-4 max-w-form">
      <Notice tone="warn">
        <div className="grid gap-2">
          {slips.map((slip) => (
            <p key={slip}>{slipWords[slip]}</p>
          ))}
        </div>
      </Notice>
    </div>
  )
}
