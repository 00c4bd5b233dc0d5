import { Button, ButtonLink } from '~/ui/Button.tsx'
import { TroublePanel } from '~/ui/TroublePanel.tsx'
import type { Alternative } from './schedule.server.ts'
import type { Trouble } from './trouble.server.ts'
import { troubleWords } from './words.ts'

export function AppointmentTrouble({ trouble }: { trouble: Trouble }) {
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
      <p>{troubleWords.used.text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={moveHref}>{troubleWords.move}</ButtonLink>
        <Button tone="secondary">{troubleWords.used.sendAsNew}</Button>
        <ButtonLink href={lookHref} tone="quiet">
          {troubleWords.look}
        </ButtonLink>
      </div>
    </>
  )
}

type AlternativesProps = { alternatives: readonly Alternative[]; lead: string }

/** Buttons for other times. Each one sends the whole form again, so that nothing typed is lost. */
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
