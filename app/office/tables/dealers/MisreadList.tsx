import { Instant } from '../../frame/Instant.tsx'
import type { Misread } from './correct-dealer.server.ts'
import { words } from './words.ts'

/** The appointments whose visitors read another time than the dealer's clock will show. */
export function MisreadList({ misread, isCorrected }: { misread: readonly Misread[]; isCorrected: boolean }) {
  if (misread.length === 0) return <p>{words.none}</p>
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{isCorrected ? words.call : words.wouldChange}</h2>
      <ul className="grid gap-1">
        {misread.map(({ reference, promised, reads, open, startsAt }) => (
          <li key={reference}>
            <strong className="tabular">{reference}</strong>, <Instant iso={startsAt} />: {words.times(promised, reads)}
            {!open && <span className="text-warn"> {words.closed}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
