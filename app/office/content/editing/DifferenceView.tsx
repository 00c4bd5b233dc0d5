import type { Difference } from './differences.ts'
import { words } from './words.ts'

/** The text of a field, with the removed and added words marked. */
export function DifferenceView({ difference: { pieces } }: { difference: Difference }) {
  return (
    <p className="text-sm whitespace-pre-wrap wrap-anywhere">
      {pieces.map(({ text, change }, index) => {
        const key = `${index} ${change}`
        if (change === 'same') return <span key={key}>{text}</span>
        const [Tag, look] =
          change === 'added'
            ? (['ins', 'bg-paper-sunk font-semibold no-underline'] as const)
            : (['del', 'text-ink-soft'] as const)
        return (
          <Tag key={key} className={look}>
            <span className="sr-only">{words.versions[change]}</span>
            {text}
          </Tag>
        )
      })}
    </p>
  )
}
