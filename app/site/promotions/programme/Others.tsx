import { at } from '~/addresses.ts'
import type { ProgrammeSummary } from '~/core/content/programmes.ts'
import { words } from '../words.ts'

export function Others({ programmes }: { programmes: readonly ProgrammeSummary[] }) {
  if (programmes.length === 0) return null
  return (
    <section className="mx-auto mt-12 max-w-prose print:hidden">
      <h2 className="text-xl">{words.others}</h2>
      <ul className="mt-2">
        {programmes.map(({ slug, title }) => (
          <li key={slug} className="border-line border-b">
            <a href={at.programme(slug)} className="flex min-h-12 items-center py-2 hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
