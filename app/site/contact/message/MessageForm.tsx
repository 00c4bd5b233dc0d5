import { at } from '~/addresses.ts'
import { currentConsent } from '~/core/consent/consent.ts'
import { type Errors, inOrder, inWords } from '~/core/leads/form/errors.ts'
import type { LeadFormState, SimpleLeadPage } from '~/core/leads/form/form-state.ts'
import { LeadForm } from '~/core/leads/form/LeadForm.tsx'
import { PersonFields } from '~/core/leads/form/PersonFields.tsx'
import { usedForm } from '~/core/leads/form/UsedForm.tsx'
import { messageTopics } from '~/core/leads/payload.ts'
import { topicWords } from '~/core/leads/request/about-words.ts'
import { RadioCards, TextAreaField } from '~/ui/Field.tsx'
import { FileField } from '~/ui/FileField.tsx'
import { FormPart } from '~/ui/FormPart.tsx'
import { FormSection } from '~/ui/FormSection.tsx'
import { refusalWords, messageWords as words } from '../words.ts'
import { answers, type MessageField as FieldName, type FieldRefusal, messageFields } from './message.ts'

export type MessagePage = SimpleLeadPage<FieldName, FieldRefusal>

export function MessageForm({ page, site }: { page: MessagePage; site: string }) {
  const { state, fresh, refusals = {}, stop, trouble } = page
  const errors = inWords(refusals, refusalWords, state.typed)
  return (
    <FormPart name="contact-message" fresh={fresh}>
      <LeadForm
        state={state}
        title={words.title}
        site={site}
        lead={words.lead}
        errors={inOrder(messageFields, errors)}
        stop={stop}
        trouble={usedForm(trouble, words.used)}
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
            asksDealer={false}
            send={words.send}
            promise={words.promise}
          />
        </FormSection>
      </LeadForm>
    </FormPart>
  )
}

// With these types, an iPhone sends a JPEG instead of HEIC, which the site cannot read.
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
