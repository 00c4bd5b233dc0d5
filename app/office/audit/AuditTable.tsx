import { SidewaysScroll } from '~/ui/SidewaysScroll.tsx'
import { Instant } from '../frame/Instant.tsx'
import type { AuditRow } from './audit-log.server.ts'
import { actionWords, words } from './words.ts'

export function AuditTable({ rows }: { rows: readonly AuditRow[] }) {
  return (
    <SidewaysScroll label={words.title}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-ink-soft">
            {[words.when, words.who, words.what, words.subject, words.change].map((column) => (
              <th key={column} scope="col" className="py-2 pe-4 text-start font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-b border-line align-top">
              <td className="py-2 pe-4">
                <Instant iso={row.at} />
              </td>
              <td className="py-2 pe-4">{row.staffName}</td>
              <td className="py-2 pe-4">{actionWords[row.action]}</td>
              <td className="py-2 pe-4 font-mono text-xs wrap-anywhere">{row.subject}</td>
              <td className="py-2 text-xs wrap-anywhere">
                <Values label={words.before} text={row.before} />
                <Values label={words.after} text={row.after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SidewaysScroll>
  )
}

function Values({ label, text }: { label: string; text: string | null }) {
  if (text === null) return null
  return (
    <p>
      <span className="text-ink-soft">{label}:</span> {text}
    </p>
  )
}
