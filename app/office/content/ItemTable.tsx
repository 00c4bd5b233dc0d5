import { Link } from 'react-router'
import { at } from '~/addresses.ts'
import { Instant } from '../frame/Instant.tsx'
import { StateBadge } from './editing/StateBadge.tsx'
import type { ItemRow } from './items-list.server.ts'
import { authorWords, words } from './words.ts'

/** The items of a kind. On a phone each row is a block. */
export function ItemTable({ rows, word }: { rows: readonly ItemRow[]; word: string }) {
  const { title, state, published, saved } = words.columns
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line text-ink-soft">
            {[title, state, published, saved].map((column) => (
              <th key={column} scope="col" className="py-2 pe-4 text-start font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.slug} row={row} word={word} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ row, word }: { row: ItemRow; word: string }) {
  const { slug, title, state, savedBy, savedAt, drafting } = row
  return (
    <tr className="border-b border-line align-top max-sm:grid max-sm:gap-1 max-sm:py-3">
      <td className="sm:py-2 sm:pe-4">
        <Link to={at.contentItem(word, slug)} className="font-semibold underline underline-offset-4">
          {title || words.untitled}
        </Link>
        {drafting.length > 0 && <span className="block text-xs text-ink-soft">{words.drafting(drafting)}</span>}
      </td>
      <td className="sm:py-2 sm:pe-4">
        <StateBadge state={state} />
      </td>
      <td className="sm:py-2 sm:pe-4">
        <Published row={row} />
      </td>
      <td className="sm:py-2">
        <Instant iso={savedAt} />
        {savedBy && <span className="block text-xs text-ink-soft">{authorWords(savedBy)}</span>}
      </td>
    </tr>
  )
}

function Published({ row: { publishAt, withdrawAt, state, zone } }: { row: ItemRow }) {
  if (publishAt === null) return words.never
  return (
    <>
      {Date.parse(publishAt) === 0 ? words.always : <Instant iso={publishAt} zone={zone} />}
      {state === 'withdrawn' && withdrawAt && (
        <span className="block text-xs text-ink-soft">
          {words.withdrawn} <Instant iso={withdrawAt} zone={zone} />
        </span>
      )}
    </>
  )
}
