import { Panel } from '../../leads/detail/LeadForm.tsx'
import { SmallDealerField, SmallSelect, smallButton } from '../../leads/SmallControls.tsx'
import { refusalWords, words } from '../words.ts'
import type { OpenedConversation } from './conversation-view.server.ts'
import { DeskForm } from './DeskForm.tsx'

type Props = { opened: OpenedConversation; seen: number }

const row = 'flex flex-wrap items-center gap-2'

/** Sends a link to a simulation, to the free times of a dealer or to one of them, and asks the visitor for a lead. */
export function LinkPanel({ opened, seen }: Props) {
  const shown = { terlihat: String(seen) }
  const model = opened.drive?.model ?? opened.model
  return (
    <Panel id="sisipkan" title={words.insert}>
      <div className="grid gap-4">
        <DeskForm act="simulasi" hidden={shown} className={row}>
          <SmallSelect name="model" label={words.model} every={words.choose} options={opened.models} chosen={opened.model} />
          <button type="submit" className={smallButton}>
            {words.simulation}
          </button>
        </DeskForm>
        <KeptForm opened={opened} seen={seen} />
        <div className="grid gap-2">
          <DeskForm act="jadwal" hidden={shown} className={row}>
            <SmallSelect name="model" label={words.model} every={words.choose} options={opened.models} chosen={model} />
            <SmallDealerField
              name="dealer"
              label={words.dealer}
              every={words.choose}
              options={opened.dealers}
              chosen={opened.drive?.dealer ?? opened.dealerSlug}
            />
            <DayChoice drive={opened.drive} />
            <button type="submit" className={smallButton}>
              {words.slot}
            </button>
            <button type="submit" formMethod="get" className={smallButton}>
              {words.chooseTime}
            </button>
          </DeskForm>
          <TimeForm drive={opened.drive} seen={seen} />
        </div>
        <DeskForm act="tawarkan" hidden={shown} className="grid justify-items-start gap-1">
          <button type="submit" className={smallButton}>
            {words.offerLead}
          </button>
          <p className="text-ink-soft text-xs">{words.offered}</p>
        </DeskForm>
      </div>
    </Panel>
  )
}

/** Only of a number that the visitor has proved. */
function KeptForm({ opened: { simulations }, seen }: Props) {
  if (simulations.length === 0) return null
  return (
    <DeskForm act="tersimpan" hidden={{ terlihat: String(seen) }} className={row}>
      <SmallSelect name="nomor" label={words.kept} every={words.choose} options={simulations} />
      <button type="submit" className={smallButton}>
        {words.sendKept}
      </button>
      <p className="text-ink-soft text-xs">{words.keptHint}</p>
    </DeskForm>
  )
}

type Drive = OpenedConversation['drive']

function DayChoice({ drive }: { drive: Drive }) {
  if (!drive || drive.refusal !== null || drive.date === null) return null
  return <SmallSelect key={drive.date} name="hari" label={words.day} options={drive.days} chosen={drive.date} />
}

/** The free times of the chosen day. The form with the day changes them. */
function TimeForm({ drive, seen }: { drive: Drive; seen: number }) {
  if (!drive) return null
  if (drive.refusal !== null) return <Sentence text={refusalWords[drive.refusal]} />
  const { model, dealer, date, zone, days } = drive
  if (date === null || zone === null) return <Sentence text={words.noTimes} />
  const day = days.find(({ value }) => value === date)?.label
  return (
    <DeskForm act="jam" hidden={{ terlihat: String(seen), model, dealer, hari: date }} className={row}>
      <p className="w-full text-sm">
        {drive.drive}, {day}
      </p>
      <SmallSelect key={date} name="jam" label={words.time(zone)} options={drive.times} />
      <button type="submit" className={smallButton}>
        {words.sendTime}
      </button>
    </DeskForm>
  )
}

const Sentence = ({ text }: { text: string }) => (
  <p role="status" className="text-sm">
    {text}
  </p>
)
