import { serviceTypes } from '~/core/leads/payload.ts'
import { serviceTypeWords } from '~/core/leads/request/about-words.ts'
import { Button } from '~/ui/Button.tsx'
import { CheckField, SelectField, TextField } from '~/ui/Field.tsx'
import type { WalkInField } from './walk-in.ts'
import type { Typed } from './walk-in-form.server.ts'
import { walkInWords as page } from './walk-in-words.ts'

type Props = {
  kind: 'test-drive' | 'service'
  date: string
  zone: string
  time: string
  times: readonly { time: string; label: string }[]
  models: readonly { slug: string; name: string }[]
  consent: string
  requestKey: string
  typed: Typed | undefined
  errors: readonly { field: string; message: string }[]
}

/** Who came, with or for which car, and at what time. */
export function WalkInFields({ kind, date, zone, time, times, models, consent, requestKey, typed, errors }: Props) {
  const wrong = (field: WalkInField) => errors.find((error) => error.field === field)?.message
  return (
    <>
      <input type="hidden" name="key" value={typed?.key ?? requestKey} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="date" value={date} />
      <SelectField name="time" label={page.time(zone)} defaultValue={typed?.time ?? time} error={wrong('time')}>
        <option value="">{page.chooseTime}</option>
        {times.map((each) => (
          <option key={each.time} value={each.time}>
            {each.label}
          </option>
        ))}
      </SelectField>
      <SelectField name="vehicle" label={page.model} defaultValue={typed?.vehicle} error={wrong('vehicle')}>
        <option value="">{page.chooseModel}</option>
        {models.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      {kind === 'service' && <ServiceFields typed={typed} wrong={wrong} />}
      <TextField name="name" label={page.name} defaultValue={typed?.name} error={wrong('name')} autoComplete="off" />
      <TextField
        name="phone"
        label={page.phone}
        hint={page.phoneHint}
        type="tel"
        inputMode="tel"
        defaultValue={typed?.phone}
        error={wrong('phone')}
        autoComplete="off"
      />
      <CheckField name="agreement" hint={page.agreement} label={consent} error={wrong('agreement')} />
      <div>
        <Button>{page.save}</Button>
      </div>
    </>
  )
}

function ServiceFields({ typed, wrong }: { typed: Typed | undefined; wrong: (field: WalkInField) => string | undefined }) {
  return (
    <>
      <TextField
        name="year"
        label={page.year}
        inputMode="numeric"
        defaultValue={typed?.year}
        error={wrong('year')}
        autoComplete="off"
      />
      <TextField name="plate" label={page.plate} defaultValue={typed?.plate} error={wrong('plate')} autoComplete="off" />
      <SelectField name="type" label={page.type} defaultValue={typed?.type} error={wrong('type')}>
        <option value="">{page.chooseType}</option>
        {serviceTypes.map((type) => (
          <option key={type} value={type}>
            {serviceTypeWords[type]}
          </option>
        ))}
      </SelectField>
    </>
  )
}
