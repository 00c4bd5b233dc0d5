import { consentTexts, currentConsent } from '~/core/consent/consent.ts'
import { PrivacyLink } from '~/core/consent/PrivacyLink.tsx'
import { chatFileTypes } from '~/core/conversations/conversation.ts'
import { smallPhoto } from '~/lib/small-photo.ts'
import { Button } from '~/ui/Button.tsx'
import { CheckField, RadioCards, TextAreaField, TextField } from '~/ui/Field.tsx'
import { FileField } from '~/ui/FileField.tsx'
import { Fold } from '~/ui/Fold.tsx'
import { fields } from '../chat-news.ts'
import { words } from '../words.ts'
import { ActForm } from './ActForm.tsx'
import { useChatTools } from './chat-context.ts'

export function FileForm() {
  return (
    <Fold title={words.file}>
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
async function shrink(body: FormData): Promise<void> {
  const file = body.get(fields.file)
  if (file instanceof File && file.type.startsWith('image/')) body.set(fields.file, await smallPhoto(file).catch(() => file))
}

const useTyped = (act: string) => {
  const { served } = useChatTools()
  return served?.act === act ? served.typed : {}
}

/** Makes a lead of the conversation. `open`: an employee has offered it, or nobody answers now. */
export function LeadForm({ open }: { open: boolean }) {
  const typed = useTyped('permintaan')
  return (
    <Fold title={words.leadTitle} open={open}>
      <ActForm act="permintaan">
        <p>{words.leadText}</p>
        <Phone typed={typed} id="chat-hp" />
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
  const typed = useTyped('salinan')
  return (
    <Fold title={words.transcriptTitle}>
      <p>{words.transcriptText}</p>
      <ActForm act="salinan">
        <Phone typed={typed} id="chat-salinan-hp" />
        <div>
          <Button tone="secondary" name={fields.channel} value="whatsapp">
            {words.byWhatsapp}
          </Button>
        </div>
      </ActForm>
      <ActForm act="salinan">
        <TextField
          id="chat-salinan-email"
          name={fields.email}
          label={words.email}
          type="email"
          autoComplete="email"
          defaultValue={typed[fields.email]}
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

function Phone({ typed, id }: { typed: Readonly<Record<string, string>>; id: string }) {
  return (
    <TextField
      id={id}
      name={fields.phone}
      label={words.phone}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      defaultValue={typed[fields.phone]}
    />
  )
}

export function RatingForm() {
  const options = [5, 4, 3, 2, 1].map((count) => ({ value: String(count), label: words.stars(count) }))
  return (
    <ActForm act="nilai">
      <RadioCards id="chat-bintang" name={fields.stars} label={words.rate} layout="chips" options={options} />
      <TextAreaField id="chat-saran" name={fields.comment} label={words.comment} optional rows={2} />
      <div>
        <Button tone="secondary">{words.sendRating}</Button>
      </div>
    </ActForm>
  )
}
