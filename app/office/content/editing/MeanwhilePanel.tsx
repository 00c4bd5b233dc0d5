import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { RadioCards } from '~/ui/Field.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { Instant } from '../../frame/Instant.tsx'
import { DifferenceView } from './DifferenceView.tsx'
import { type Meanwhile, merged, type Side } from './merge.ts'
import type { Work } from './use-work.ts'
import { words as allWords } from './words.ts'

const words = allWords.meanwhile

/** Somebody else has saved a version since: who, when, what, and the choice between both texts. */
export function MeanwhilePanel({ work, onMerge }: { work: Work; onMerge: () => void }) {
  const [found, setFound] = useState<Meanwhile | null>(null)
  const { latest } = work.standing
  if (!latest || latest.number === work.writing.base) return null
  const compare = async () => {
    const answer = await work.act('meanwhile')
    if (answer.ok && answer.act === 'meanwhile') setFound(answer.meanwhile)
  }
  const take = (choices: Readonly<Record<string, Side>>) => {
    if (!found) return
    work.write((before) => ({ ...before, typed: merged(before.typed, found, choices), base: found.number }))
    setFound(null)
    onMerge()
  }
  return (
    <section aria-labelledby="lebih-baru" className="grid gap-3 rounded-card border-2 border-warn p-4">
      <h2 id="lebih-baru" className="text-lg">
        {words.title}
      </h2>
      <p>
        {words.text(latest.savedBy)} <Instant iso={latest.savedAt} />.
      </p>
      {found ? (
        <Choices found={found} take={take} />
      ) : (
        <div>
          <Button type="button" tone="secondary" onClick={compare}>
            {words.compare}
          </Button>
        </div>
      )}
    </section>
  )
}

function Choices({ found, take }: { found: Meanwhile; take: (choices: Readonly<Record<string, Side>>) => void }) {
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  return (
    <>
      {found.clashes.length === 0 ? <p>{words.same}</p> : <Notice>{words.intro}</Notice>}
      {found.clashes.map(({ field, label, isMineToo, difference }) => (
        <div key={field} className="grid gap-2 border-t border-line pt-3">
          <RadioCards
            name={`pilih-${field}`}
            label={label}
            layout="tiles"
            options={[
              { value: 'mine', label: words.mine },
              { value: 'theirs', label: words.theirs(found.savedBy) },
            ]}
            value={choices[field] ?? (isMineToo ? 'mine' : 'theirs')}
            onChange={({ currentTarget }) => setChoices({ ...choices, [field]: currentTarget.value as Side })}
          />
          <DifferenceView difference={difference} />
        </div>
      ))}
      <div>
        <Button type="button" onClick={() => take(choices)}>
          {words.take}
        </Button>
      </div>
    </>
  )
}
