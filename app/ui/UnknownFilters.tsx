import { own } from '../lib/own.ts'
import type { UnknownFilter } from '../lib/unknown-filters.ts'
import { Notice } from './Notice.tsx'
import { words } from './words.ts'

type Props = {
  unknown: readonly UnknownFilter[]
  /** The label of each filter of the page, by its parameter. */
  labels: Readonly<Record<string, string>>
}

/** Says which filters of the address were not understood, and that the list is shown without them. */
export function UnknownFilters({ unknown, labels }: Props) {
  if (unknown.length === 0) return null
  return (
    <div className="mt-4 max-w-form">
      <Notice tone="warn">
        {unknown.map(({ name, value }) => (
          <p key={name} className="wrap-anywhere">
            {value === null ? words.noSuchFilter(name) : words.noSuchValue(own(labels, name) ?? name, value)}
          </p>
        ))}
        <p>{words.shownWithout}</p>
      </Notice>
    </div>
  )
}
