import { consentTexts, currentConsent } from '~/core/consent/consent.ts'
import { PrivacyLink } from '~/core/consent/PrivacyLink.tsx'
import { chatFileTypes } from '~/core/conversations/conversation.ts'
import { smallPhoto } from '~/lib/small-photo.ts'
import { Button } from '~/ui/Button.tsx'
import { CheckField, RadioCards, TextAreaField, TextField } from '~/ui/Field.tsx'
import { FileField } from '~/ui/FileField.tsx'
import { Fold } from '~/ui/Fold.tsx'
import { addSource } from '../browser/lead-for-tracking.ts'
import { fields } from '../chat-news.ts'
import { words } from '../words.ts'
import { ActForm } from './ActForm.tsx'
import { type ServedRefusal, useChatTools, useServed } from './chat-context.ts'

export function FileForm() {
  return (
    <Fold title={words.file} open={useServed('berkas') !== null}>
      <ActForm act="berkas" withFile prepare={shrink}>
        <FileField name={fields.file} label={words.file} hint={words.fileHint} accept={chatFileTypes} />
        <div>
          <Button tone="secondary">{words.sendFile}</Button>
        </div>
      </ActForm>
    </Fold>
  )
}

/** Makes a photo small before it is sent. If that fails, the original file is sent. */
async function shrink(body: FormData): Promise<undefined> {
  const file = body.get(fields.file)
  if (file instanceof File && file.type.startsWith('image/')) body.set(fields.file, await smallPhoto(file).catch(() => file))
}

/** Makes a lead of the conversation. `open`: an employee has offered it, or nobody answers now. */
export function LeadForm({ open }: { open: boolean }) {
  const served = useServed('permintaan')
  const { client } = useChatTools()
  return (
    <Fold title={words.leadTitle} open={open || served !== null}>
      <ActForm act="permintaan" prepare={(body) => addSource(body, client)}>
        <p>{words.leadText}</p>
        <Phone served={served} id="chat-hp" />
        <CheckField name={fields.agreement} value="ya" label={consentTexts[currentConsent.chat]} />
        <PrivacyLink />
        <div>
          <Button tone="secondary">{words.makeLead}</Button>
        </div>
      </ActForm>
    </Fold>
  )
}

export function TranscriptForm() {
  const [byWhatsapp, byEmail] = [useServed('salinan-whatsapp'), useServed('salinan-email')]
  return (
    <Fold title={words.transcriptTitle} open={byWhatsapp !== null || byEmail !== null}>
      <p>{words.transcriptText}</p>
      <ActForm act="salinan" name="salinan-whatsapp">
        <Phone served={byWhatsapp} id="chat-salinan-hp" />
        <div>
          <Button tone="secondary" name={fields.channel} value="whatsapp">
            {words.byWhatsapp}
          </Button>
        </div>
      </ActForm>
      <ActForm act="salinan" name="salinan-email">
        <TextField
          id="chat-salinan-email"
          name={fields.email}
          label={words.email}
          type="email"
          autoComplete="email"
          defaultValue={byEmail?.typed[fields.email]}
        />
        <div>
          <Button tone="secondary" name={fields.channel} value="email">
            {words.byEmail}
          </Button>
        </div>
      </ActForm>
    </Fold>
  )
}

function Phone({ served, id }: { served: ServedRefusal | null; id: string }) {
  return (
    <TextField
      id={id}
      name={fields.phone}
      label={words.phone}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      defaultValue={served?.typed[fields.phone]}
    />
  )
}

export function RatingForm() {
  const typed = useServed('nilai')?.typed ?? {}
  const options = ['5', '4', '3', '2', '1'].map((stars) => ({ value: stars, label: stars }))
  return (
    <ActForm act="nilai">
      <RadioCards
        id="chat-bintang"
        name={fields.stars}
        label={words.rate}
        hint={words.rateHint}
        layout="chips"
        options={options}
        defaultValue={typed[fields.stars]}
      />
      <TextAreaField
        id="chat-saran"
        name={fields.comment}
        label={words.comment}
        optional
        rows={2}
        defaultValue={typed[fields.comment]}
      />
      <div>
        <Button tone="secondary">{words.sendRating}</Button>
      </div>
    </ActForm>
  )
}
