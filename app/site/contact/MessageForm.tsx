import { at } from '~/addresses.ts'
import { currentConsent } from '~/core/consent/consent.ts'
import { topicWords } from '~/core/leads/about-words.ts'
import type { LeadFormState, Stop } from '~/core/leads/form-state.ts'
import { LeadForm } from '~/core/leads/LeadForm.tsx'
import { PersonFields } from '~/core/leads/PersonFields.tsx'
import { messageTopics } from '~/core/leads/payload.ts'
import { UsedForm } from '~/core/leads/UsedForm.tsx'
import { FileField, RadioCards, TextAreaField } from '~/ui/Field.tsx'
import { FormPart } from '~/ui/FormPart.tsx'
import { FormSection } from '~/ui/FormSection.tsx'
import { answers, type MessageField as FieldName, type FieldRefusal, messageFields } from './message.ts'
import { refusalWords, messageWords as words } from './words.ts'

/** The form as it is shown: at first, or with why it was not taken. */
export type MessagePage = {
  state: LeadFormState
  fresh: boolean
  refusals: Partial<Record<FieldName, FieldRefusal>>
  stop?: Stop
  /** The private address of what this form became when it was sent before. */
  usedToken?: string
}

type Errors = Partial<Record<string, string>>

export function MessageForm({ page, site }: { page: MessagePage; site: string }) {
  const { state, fresh, refusals, stop, usedToken } = page
  const errors: Errors = Object.fromEntries(Object.entries(refusals).map(([field, refusal]) => [field, refusalWords[refusal]]))
  return (
    <FormPart name="contact-message" fresh={fresh}>
      <LeadForm
        state={state}
        title={words.title}
        site={site}
        lead={words.lead}
        errors={summaryOf(errors)}
        stop={stop}
        trouble={usedToken === undefined ? undefined : usedBefore(usedToken)}
        action={at.contactMessage()}
        withFiles
        className="mt-6 grid max-w-form gap-10"
      >
        <FormSection number={1} title={words.message} id="pesan-anda">
          <Questions state={state} errors={errors} />
        </FormSection>
        <FormSection number={2} title={words.person} id="data-anda">
          <PersonFields
            state={state}
            errors={errors}
            consent={currentConsent.message}
            phoneHint={words.phoneHint}
            email={{ hint: words.emailHint, optional: true }}
            send={words.send}
            promise={words.promise}
          />
        </FormSection>
      </LeadForm>
    </FormPart>
  )
}

// With these types named, an iPhone sends a JPEG instead of its own format, which we cannot read.
const readable = 'image/jpeg,image/png,image/webp'

function Questions({ state: { typed }, errors }: { state: LeadFormState; errors: Errors }) {
  return (
    <>
      <RadioCards
        name="topic"
        label={words.topic}
        hint={words.topicHint}
        error={errors.topic}
        layout="tiles"
        defaultValue={typed.topic}
        options={messageTopics.map((topic) => ({
          value: topic,
          label: topicWords[topic],
          note: words.answeredWithin(answers[topic].hours),
        }))}
      />
      {/* No `maxLength`: a browser would cut off what was pasted, without a word. */}
      <TextAreaField
        name="message"
        label={words.text}
        hint={words.textHint}
        error={errors.message}
        rows={8}
        defaultValue={typed.message}
      />
      <FileField name="photo" label={words.photo} hint={words.photoHint} error={errors.photo} optional accept={readable} />
    </>
  )
}

function usedBefore(token: string) {
  const panel = (
    <UsedForm
      title={words.usedTitle}
      text={words.usedText}
      href={at.request(token)}
      look={words.lookAtIt}
      again={words.sendAsNew}
    />
  )
  return { title: words.usedTitle, panel }
}

/** Each error with the control it leads to, in the order of the fields. */
function summaryOf(errors: Errors) {
  return messageFields.flatMap((field) => {
    const message = errors[field]
    return message ? [{ field, message }] : []
  })
}
