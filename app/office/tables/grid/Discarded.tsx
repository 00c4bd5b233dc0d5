import { Button } from '~/ui/Button.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { words } from '../words.ts'
import { type Draft, editsOf } from './grid-state.ts'

/** Offers the discarded changes again. */
export function Discarded({ draft, onRestore }: { draft: Draft; onRestore: (draft: Draft) => void }) {
  return (
    <Notice>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <p role="status">{words.discarded(editsOf(draft).length)}</p>
        <Button type="button" tone="quiet" onClick={() => onRestore(draft)}>
          {words.restoreDiscarded}
        </Button>
      </div>
    </Notice>
  )
}
