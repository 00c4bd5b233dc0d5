import type { SpeedOf } from '~/core/tracking/page-speed.server.ts'
import { gradeOf, speedLimits } from '~/core/tracking/page-speed.ts'
import { formatNumber } from '~/lib/number.ts'
import { type SpeedMetric, speedMetrics } from '~/lib/page-speed.ts'
import { SidewaysScroll } from '~/ui/SidewaysScroll.tsx'
import { gradeWords, metricWords, speedText, words } from './words.ts'

type Props = { title: string; rows: readonly SpeedOf[] }

export function SpeedTable({ title, rows }: Props) {
  const heading = 'py-2 pe-4 text-start align-bottom font-semibold'
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{title}</h2>
      <SidewaysScroll label={title}>
        <table className="w-full text-sm">
          <thead>
            <tr className="border-line border-b">
              <th scope="col" className={heading}>
                {title}
              </th>
              <th scope="col" className={heading}>
                {words.visits}
              </th>
              {speedMetrics.map((metric) => (
                <th key={metric} scope="col" className={heading}>
                  {metricWords[metric]}
                  <span className="block font-normal text-ink-soft text-xs">
                    {words.limit(speedText(metric, speedLimits[metric].good), speedText(metric, speedLimits[metric].poor))}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, visits, p75 }) => (
              <tr key={name} className="border-line border-b align-top tabular">
                <th scope="row" className="py-2 pe-4 text-start font-normal">
                  {name}
                </th>
                <td className="py-2 pe-4">{formatNumber(visits)}</td>
                {speedMetrics.map((metric) => (
                  <td key={metric} className="py-2 pe-4">
                    <Value metric={metric} value={p75[metric]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SidewaysScroll>
    </section>
  )
}

const gradeLooks = { good: 'text-good', fair: 'text-warn', poor: 'text-error' }

/** The grade is a word, not a colour alone. */
function Value({ metric, value }: { metric: SpeedMetric; value: number | null }) {
  if (value === null) return <span className="text-ink-soft">{words.noValue}</span>
  const grade = gradeOf(metric, value)
  return (
    <>
      {speedText(metric, value)}
      <span className={`block text-xs ${gradeLooks[grade]}`}>{gradeWords[grade]}</span>
    </>
  )
}
