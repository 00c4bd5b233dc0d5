import { consentTexts, currentConsent } from '~/core/consent/consent.ts'
import { longestName } from '~/core/leads/contact.ts'
import { Button } from '~/ui/Button.tsx'
import { CheckField, TextField } from '~/ui/Field.tsx'
import type { Options } from './options.server.ts'
import type { Typed } from './outcome.ts'
import { Section } from './Section.tsx'
import type { Errors } from './TestDriveForm.tsx'
import { words } from './words.ts'

type Props = { options: Options; errors: Errors; typed: Typed | undefined; requestKey: string; shown: boolean }

export function PersonFields({ options: { answerBy }, errors, typed, requestKey, shown }: Props) {
  return (
    <Section number={4} title={words.person} id="data-anda">
      {shown ? (
        <>
          <input type="hidden" name="request" value={requestKey} />
          <input type="hidden" name="hidden_phone" value="" />
          <input type="hidden" name="hidden_email" value="" />
          <TextField
            name="name"
            label={words.name}
            error={errors.name}
            defaultValue={typed?.name}
            autoComplete="name"
            maxLength={longestName}
            enterKeyHint="next"
          />
          <TextField
            name="phone"
            label={words.phone}
            hint={words.phoneHint}
            error={errors.phone}
            defaultValue={typed?.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            enterKeyHint="next"
          />
          <TextField
            name="email"
            label={words.email}
            hint={words.emailHint}
            error={errors.email}
            defaultValue={typed?.email}
            type="email"
            autoComplete="email"
            spellCheck={false}
            enterKeyHint="send"
          />
          <CheckField
            name="agreement"
            label={consentTexts[currentConsent.testDrive]}
            error={errors.agreement}
            defaultChecked={typed?.agreement}
            value="ya"
          />
          <div className="grid justify-items-start gap-3">
            <Button>{words.send}</Button>
            {answerBy && <p className="text-ink-soft text-sm">{words.promise(answerBy)}</p>}
          </div>
        </>
      ) : (
        <p className="text-ink-soft">{words.personLater}</p>
      )}
    </Section>
  )
}
