import { at } from '~/addresses.ts'
import { Alternatives, AppointmentTrouble } from '~/core/appointments/AppointmentTrouble.tsx'
import { ScheduleChoice } from '~/core/appointments/ScheduleChoice.tsx'
import type { Alternative } from '~/core/appointments/schedule.server.ts'
import type { Trouble } from '~/core/appointments/trouble.server.ts'
import { scheduleWords } from '~/core/appointments/words.ts'
import { DealerChoice, dealerControl } from '~/core/dealers/DealerChoice.tsx'
import { dealerChoiceWords } from '~/core/dealers/words.ts'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { ErrorSummary } from '~/ui/ErrorSummary.tsx'
import { errorTitle } from '~/ui/error-title.ts'
import { FormPart } from '~/ui/FormPart.tsx'
import { FormSection } from '~/ui/FormSection.tsx'
import { TroublePanel } from '~/ui/TroublePanel.tsx'
import { words } from '../words.ts'
import type { MoveOptions } from './place.server.ts'

type MoveErrors = Partial<Record<'dealer' | 'date' | 'time', string>>
export type MovePage = { options: MoveOptions; errors: MoveErrors; alternatives?: Alternative[]; tooMany?: Trouble }

type Props = { token: string; slot: string; page: MovePage; site: string }

/** The form for another time, at the same dealer or another one. */
export function MoveForm({ token, slot, page, site }: Props) {
  const { options, errors, alternatives, tooMany } = page
  const { place, schedule } = options
  const title = alternatives ? words.gone : (tooMany?.title ?? words.moveTitle)
  return (
    <FormPart name={null} asks={['province', 'city', 'dealer', 'date']}>
      <form method="post" action={at.requestMove(token)} autoComplete="off" noValidate className="grid gap-10">
        <title>{`${Object.keys(errors).length > 0 ? errorTitle(title) : title} | ${site}`}</title>
        <header>
          {tooMany && <AppointmentTrouble trouble={tooMany} />}
          {alternatives && (
            <TroublePanel title={words.gone}>
              <Alternatives alternatives={alternatives} lead={words.goneText} />
            </TroublePanel>
          )}
          <div className="not-empty:mb-8">
            <ErrorSummary errors={summaryOf(errors, options)} />
          </div>
          <h1 className="text-3xl">{words.moveTitle}</h1>
          <p className="mt-3 text-ink-soft text-lg">{words.moveLead(slot)}</p>
        </header>
        <FormSection number={1} title={dealerChoiceWords.dealer} id="dealer-baru">
          <DealerChoice place={place} error={errors.dealer} posted next={dealerChoiceWords.showDays} />
        </FormSection>
        <FormSection number={2} title={scheduleWords.schedule} id="jadwal">
          <ScheduleChoice schedule={schedule} hasDealer={place.dealer !== null} errors={errors} posted goesOn={false} />
        </FormSection>
        <div className="flex flex-wrap gap-3">
          <Button>{words.moveHere}</Button>
          <ButtonLink href={at.request(token)} tone="quiet">
            {words.keep}
          </ButtonLink>
        </div>
      </form>
    </FormPart>
  )
}

function summaryOf(errors: MoveErrors, { place }: MoveOptions) {
  return Object.entries(errors).map(([field, message]) => ({
    field: field === 'dealer' ? dealerControl(place) : field,
    message,
  }))
}
