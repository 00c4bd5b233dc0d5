import { Facts } from '~/ui/Facts.tsx'
import { words } from './words.ts'

export type ListedRecall = {
  slug: string
  code: string
  title: string
  modelYears: { from: number; until: number }
  what: string
  work: string
  sample: boolean
}

/** The recalls that a number is compared with, with all of the text by which the search finds them. */
export function RecallList({ recalls }: { recalls: readonly ListedRecall[] }) {
  return (
    <section className="mt-section" aria-labelledby="daftar-kampanye">
      <h2 id="daftar-kampanye" className="text-2xl">
        {words.list}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">{recalls.length > 0 ? words.listLead : words.none}</p>
      <ul className="mt-6 grid gap-x-8 sm:grid-cols-2">
        {recalls.map(({ slug, code, title, modelYears: { from, until }, what, work, sample }) => (
          <li key={slug} id={slug} className="scroll-mt-4 border-line border-t py-4 target:border-ink">
            <h3 className="text-base">{title}</h3>
            <Facts className="text-ink-soft text-sm tabular" facts={[code, words.built(from, until), sample && words.sample]} />
            <p className="mt-2 text-sm">{what}</p>
            <p className="mt-2 text-sm">
              <span className="font-semibold">{words.work}:</span> {work}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
