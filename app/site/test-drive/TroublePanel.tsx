import type { ReactNode } from 'react'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import type { Alternative, Trouble } from './outcome.ts'
import { troubleWords } from './words.ts'

/** Why a correct form changed nothing, and the next step; it takes focus when the page opens. */
export function TroublePanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div
      role="alert"
      aria-labelledby="trouble-title"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: whoever cannot see the page must hear first what happened
      autoFocus
      className="mb-8 grid max-w-form gap-3 rounded-card border-2 border-warn p-5"
    >
      <h2 id="trouble-title" className="text-lg">
        {title}
      </h2>
      {children}
    </div>
  )
}

export function BookingTrouble({ trouble }: { trouble: Trouble }) {
  return (
    <TroublePanel title={trouble.title}>
      {trouble.kind === 'slot-gone' && <Alternatives alternatives={trouble.alternatives} lead={troubleWords.nearest} />}
      {trouble.kind === 'place-is-yours' && <p>{troubleWords.yoursText}</p>}
      {trouble.kind === 'too-many' && <TooMany text={trouble.text} references={trouble.references} />}
      {trouble.kind === 'form-used' && <SentBefore moveHref={trouble.moveHref} lookHref={trouble.lookHref} />}
    </TroublePanel>
  )
}

function TooMany({ text, references }: { text: string; references: readonly string[] }) {
  return (
    <>
      {references.length > 0 && (
        <p>
          {troubleWords.open} <strong className="tabular">{references.join(', ')}</strong>
        </p>
      )}
      <p>{text}</p>
    </>
  )
}

function SentBefore({ moveHref, lookHref }: { moveHref: string; lookHref: string }) {
  return (
    <>
      <p>{troubleWords.usedText}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={moveHref}>{troubleWords.move}</ButtonLink>
        <Button tone="secondary">{troubleWords.sendAsNew}</Button>
        <ButtonLink href={lookHref} tone="quiet">
          {troubleWords.look}
        </ButtonLink>
      </div>
    </>
  )
}

type AlternativesProps = { alternatives: readonly Alternative[]; lead: string }

/** Each button sends the whole form again with another time: nothing typed is lost. */
export function Alternatives({ alternatives, lead }: AlternativesProps) {
  if (alternatives.length === 0) return <p>{troubleWords.noneNear}</p>
  return (
    <>
      <p>{lead}</p>
      <div className="grid gap-2 sm:grid-cols-3">
        {alternatives.map(({ slot, day, time }) => (
          <Button key={slot} tone="secondary" name="slot" value={slot}>
            <span className="grid">
              <span className="tabular">{time}</span>
              <span className="font-normal text-sm">{day}</span>
            </span>
          </Button>
        ))}
      </div>
    </>
  )
}
