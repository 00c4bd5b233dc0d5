import type { Work } from './maintenance-schema.ts'
import { perhapsText, workNames } from './visit-words.ts'

/** The work of a visit. `perhaps`: only some variants need it. */
export function WorkList({ works, perhaps }: { works: readonly Work[]; perhaps: readonly Work[] }) {
  return (
    <ul className="grid list-disc grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-x-8 gap-y-1 pl-5 marker:text-ink-soft">
      {works.map((work) => (
        <li key={work}>{workNames[work]}</li>
      ))}
      {perhaps.map((work) => (
        <li key={work}>{perhapsText(work)}</li>
      ))}
    </ul>
  )
}
