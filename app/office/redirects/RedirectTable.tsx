import { Form, Link } from 'react-router'
import { at } from '~/addresses.ts'
import { Instant } from '../frame/Instant.tsx'
import { words } from './words.ts'

/** Instants are ISO texts. */
type Row = { former: string; target: string; uses: number; lastUsedAt: string | null; savedBy: string; savedAt: string }

export function RedirectTable({ rows, mayEdit }: { rows: readonly Row[]; mayEdit: boolean }) {
  const heading = 'py-2 pe-4 text-start font-semibold'
  const link = 'min-h-9 cursor-pointer underline underline-offset-4'
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-ink-soft">
            {[words.from, words.to, words.uses, words.saved].map((column) => (
              <th key={column} scope="col" className={heading}>
                {column}
              </th>
            ))}
            {mayEdit && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ former, target, uses, lastUsedAt, savedBy, savedAt }) => (
            <tr key={former} className="border-b border-line align-top">
              <td className="py-2 pe-4 font-mono wrap-anywhere">{former}</td>
              <td className="py-2 pe-4 font-mono wrap-anywhere">{target}</td>
              <td className="py-2 pe-4 tabular">
                {words.used(uses)}
                {lastUsedAt && (
                  <span className="block text-xs text-ink-soft">
                    {words.last} <Instant iso={lastUsedAt} />
                  </span>
                )}
              </td>
              <td className="py-2 pe-4">
                <Instant iso={savedAt} />
                <span className="block text-xs text-ink-soft">
                  {words.by} {savedBy}
                </span>
              </td>
              {mayEdit && (
                <td className="py-2">
                  <Form method="post" className="flex gap-4">
                    <Link to={at.redirectList({ ubah: former })} aria-label={words.changeOf(former)} className={link}>
                      {words.change}
                    </Link>
                    <button type="submit" name="remove" value={former} aria-label={words.removeOf(former)} className={link}>
                      {words.remove}
                    </button>
                  </Form>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
