import { at } from '~/addresses.ts'
import { formatDate, formatPeriod } from '~/core/content/partial-date.ts'
import type { Programme, ProgrammeSummary } from '~/core/content/programmes.ts'
import type { Phase } from '~/core/content/validity.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { words } from '../words.ts'

type Props = {
  programme: Pick<Programme, 'from' | 'until'>
  phase: Phase
  /** The programme to use instead of one that is over. */
  instead: ProgrammeSummary | null
}

/** Says that a programme is over, and leads to the present one; or says when it begins. */
export function PhaseNotice({ programme: { from, until }, phase, instead }: Props) {
  if (phase === 'running') return null
  const [title, text] =
    phase === 'over'
      ? [words.over, words.overText(formatPeriod(from, until))]
      : [words.comingTitle(formatDate(from)), words.comingText]
  return (
    <div className="mt-6">
      <Notice>
        <p className="font-semibold">{title}</p>
        <p>{text}</p>
        {phase === 'over' && instead && (
          <p className="mt-3">
            <a
              href={at.programme(instead.slug)}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {instead.title}
            </a>
          </p>
        )}
        {phase === 'over' && (
          <p className="mt-3">
            <ButtonLink href={at.promotions()} tone="secondary">
              {words.seeNow}
            </ButtonLink>
          </p>
        )}
      </Notice>
    </div>
  )
}
