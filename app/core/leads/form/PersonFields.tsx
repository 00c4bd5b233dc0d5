import { intents } from '~/lib/intents.ts'
import { understoodMobile } from '~/lib/phone.ts'
import { Button } from '~/ui/Button.tsx'
import { CheckField, PhoneField, TextField } from '~/ui/Field.tsx'
import { type ConsentVersion, consentTexts } from '../../consent/consent.ts'
import { PrivacyLink } from '../../consent/PrivacyLink.tsx'
import { carried, type LeadFormState } from './form-state.ts'
import { formWords as words } from './words.ts'

type Props = {
  state: LeadFormState
  errors: Partial<Record<string, string>>
  consent: ConsentVersion
  /** Replaces the label when numbers other than mobile numbers are allowed too. */
  phoneLabel?: string
  /** Why we need the number. */
  phoneHint: string
  /** The brochure form uses another field name. */
  phoneName?: 'phone' | 'phone_number'
  email: { hint: string; optional?: boolean } | null
  asksDealer: boolean
  send: string
  /** What happens after sending, and how soon. */
  promise?: string | undefined
}

/** Contact fields, consent, and the submit button. The fields start with the contact that this device remembers. */
export function PersonFields({
  state,
  errors,
  consent,
  phoneLabel = words.phone,
  phoneHint,
  phoneName = 'phone',
  email,
  asksDealer,
  send,
  promise,
}: Props) {
  const { typed, remembered, ownDealer } = state
  return (
    <>
      {remembered && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-paper-warm p-4 text-sm">
          {words.filledIn(ownDealer?.name)}
          <span className="-ml-5">
            <Button tone="quiet" name="intent" value={intents.forget}>
              {words.forget}
            </Button>
          </span>
        </p>
      )}
      <TextField
        name="name"
        label={words.name}
        error={errors.name}
        defaultValue={typed.name}
        autoComplete="name"
        enterKeyHint="next"
      />
      <PhoneField
        name={phoneName}
        label={phoneLabel}
        hint={phoneHint}
        error={errors[phoneName]}
        typed={typed[phoneName]}
        understood={understoodMobile(typed[phoneName] ?? '')}
        sentence={words.understood}
      />
      {email && (
        <TextField
          name="email"
          label={words.email}
          hint={email.hint}
          error={errors.email}
          defaultValue={typed.email}
          optional={email.optional}
          type="email"
          autoComplete="email"
          spellCheck={false}
          enterKeyHint="send"
        />
      )}
      <CheckField
        name="agreement"
        label={consentTexts[consent]}
        error={errors.agreement}
        defaultChecked={Boolean(typed.agreement)}
        value="ya"
      />
      <PrivacyLink />
      <CheckField
        name={carried.remember}
        label={words.remember({ email: email !== null, dealer: asksDealer })}
        defaultChecked={remembered || Boolean(typed[carried.remember])}
        value="ya"
      />
      <div className="grid justify-items-start gap-3">
        <Button>{send}</Button>
        {promise && <p className="text-ink-soft text-sm">{promise}</p>}
      </div>
    </>
  )
}
