import type { PreviewNote } from '~/platform/services.ts'
import { words } from './words.ts'

/** Says above everything else that the page is a preview. */
export function PreviewBanner({ preview: { until, isShown } }: { preview: PreviewNote }) {
  return (
    <aside aria-label={words.preview} className="border-line border-b bg-paper-sunk text-ink-soft text-sm tabular">
      <p className="content py-2">
        <strong className="font-semibold text-ink">{words.preview}</strong> · {words.previewState(isShown)} ·{' '}
        {words.previewUntil(until)}
      </p>
    </aside>
  )
}
