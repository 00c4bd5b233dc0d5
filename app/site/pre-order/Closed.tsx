import { at } from '~/addresses.ts'
import { longDate } from '~/lib/day.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import type { Availability } from './opening.ts'
import { WaysOn } from './WaysOn.tsx'
import { closedWords } from './words.ts'

type Props = { availability: Exclude<Availability, { kind: 'open' }> }

/** The page while nothing can be pre-ordered: why, and what to do instead. */
export function Closed({ availability }: Props) {
  const { title, text } = closedTextOf(availability)
  return (
    <>
      <h1 className="mt-6 text-3xl">{title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <WaysOn vehicle={availability.kind === 'none' ? undefined : availability.car.slug} />
        <ButtonLink href={at.requests()} tone="quiet">
          {closedWords.follow}
        </ButtonLink>
      </div>
    </>
  )
}

export function closedTextOf(availability: Props['availability']): { title: string; text: string } {
  if (availability.kind === 'none') return closedWords.none
  if (availability.kind === 'over') return closedWords.over(availability.car.name)
  const { title, text } = closedWords.before(availability.car.name)
  return { title, text: text(longDate(availability.from)) }
}
