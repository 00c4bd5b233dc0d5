import { at } from '~/addresses.ts'
import type { ShownEntry, ShownPart } from '~/core/privacy/file/shown-part.ts'
import { sectionWords } from '~/core/privacy/words.ts'
import { Fold } from '~/ui/Fold.tsx'
import { words } from './words.ts'

/** One kind of data: what it is for, and every entry. */
export function PartSection({ part: { section, entries, more } }: { part: ShownPart }) {
  const { title, why } = sectionWords[section]
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">
        {title} <span className="text-ink-soft tabular">({entries.length + more})</span>
      </h2>
      <p className="text-ink-soft">{why}</p>
      {entries.map((entry, number) => (
        <Entry key={number} entry={entry} />
      ))}
      {more > 0 && <p>{words.more(more)}</p>}
      {section === 'contacts' && (
        <p>
          <a href={at.myDataContacts()} className="underline underline-offset-4">
            {words.withdrawContacts}
          </a>
        </p>
      )}
    </section>
  )
}

function Entry({ entry: { title, at: when, facts, withdrawable, picture } }: { entry: ShownEntry }) {
  if (facts.length === 0) {
    return (
      <p>
        {title}
        {when && `, ${when}`}
      </p>
    )
  }
  return (
    <Fold title={when ? `${title}, ${when}` : title}>
      <dl className="grid gap-2 text-sm">
        {facts.map(({ name, value }, number) => (
          <div key={number}>
            <dt className="text-ink-soft">{name}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {withdrawable && (
        <p>
          <a href={at.myDataWithdrawal(withdrawable)} className="underline underline-offset-4">
            {words.withdrawOf(withdrawable)}
          </a>
        </p>
      )}
      {picture && (
        <p>
          <a href={at.myDataPicture(picture)} className="underline underline-offset-4">
            {words.openPicture}
          </a>
        </p>
      )}
    </Fold>
  )
}
