import { at } from '~/addresses.ts'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { ErrorSummary } from '~/ui/ErrorSummary.tsx'
import { RadioCards } from '~/ui/Field.tsx'
import { DayStrip } from '../DayStrip.tsx'
import type { Alternative } from '../outcome.ts'
import { Alternatives, TroublePanel } from '../TroublePanel.tsx'
import { refusalWords, words } from '../words.ts'
import type { readMove } from './move.server.ts'
import { bookedWords } from './words.ts'

type Move = Awaited<ReturnType<typeof readMove>>
type Refused = { time: string; missing?: { date: boolean; time: boolean }; alternatives?: Alternative[] }

/** The form asks for a day's times by GET and moves the drive by POST. */
export function MoveForm({ move, refused }: { move: Move; refused: Refused | undefined }) {
  const { token, slot, days, date, times, zone } = move
  const errors = {
    ...(refused?.missing?.date ? { date: refusalWords['date-missing'] } : {}),
    ...(refused?.missing?.time && times.length > 0 ? { time: refusalWords['time-missing'] } : {}),
  }
  return (
    <form method="post" action={at.testDriveMove(token)} autoComplete="off" noValidate className="grid gap-8">
      <header>
        {refused?.alternatives && (
          <TroublePanel title={bookedWords.gone}>
            <Alternatives alternatives={refused.alternatives} lead={bookedWords.goneText} />
          </TroublePanel>
        )}
        <div className="not-empty:mb-8">
          <ErrorSummary errors={Object.entries(errors).map(([field, message]) => ({ field, message }))} />
        </div>
        <h1 className="text-3xl">{bookedWords.moveTitle}</h1>
        <p className="mt-3 text-ink-soft text-lg">{bookedWords.moveLead(slot)}</p>
      </header>
      <DayStrip days={days} chosen={date} error={errors.date} />
      <div>
        <Button tone={date ? 'secondary' : 'primary'} formMethod="get">
          {words.showTimes}
        </Button>
      </div>
      {times.length > 0 && (
        <>
          <RadioCards
            name="time"
            label={words.time(zone)}
            layout="chips"
            defaultValue={refused?.time}
            error={errors.time}
            options={times}
          />
          <div className="flex flex-wrap gap-3">
            <Button>{bookedWords.moveHere}</Button>
            <ButtonLink href={at.testDriveResult(token)} tone="quiet">
              {bookedWords.keep}
            </ButtonLink>
          </div>
        </>
      )}
    </form>
  )
}
