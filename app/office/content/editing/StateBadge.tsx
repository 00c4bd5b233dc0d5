import type { ItemState } from '~/core/content/kind.ts'
import { Icon, type IconName } from '~/ui/Icon.tsx'
import { stateWords } from './state-words.ts'

const shapes: Record<ItemState, { icon: IconName; look: string }> = {
  draft: { icon: 'document', look: 'border-dashed border-line-strong text-ink-soft' },
  scheduled: { icon: 'clock', look: 'border-line-strong' },
  published: { icon: 'check', look: 'border-transparent bg-ink text-paper' },
  withdrawn: { icon: 'close', look: 'border-line-strong text-ink-soft line-through' },
}

/** The state of an item as a word with a shape. */
export function StateBadge({ state }: { state: ItemState }) {
  const { icon, look } = shapes[state]
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-pill border px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${look}`}
    >
      <Icon name={icon} className="size-3.5" />
      {stateWords[state]}
    </span>
  )
}
