import { Form } from 'react-router'
import { at } from '~/addresses.ts'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { CheckField, TextAreaField } from '~/ui/Field.tsx'
import { KeptForm } from '../frame/KeptForm.tsx'
import { requestWords as words } from './words.ts'

type Props = { error: string | undefined }

export function DownloadLinks({ reference }: { reference: string }) {
  return (
    <section aria-labelledby="unduh" className="grid max-w-form gap-3">
      <h2 id="unduh" className="text-lg">
        {words.download}
      </h2>
      <p className="text-ink-soft text-sm">{words.downloadHint}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink tone="secondary" href={at.privacyRequestFile(reference, 'data-saya.html')} download>
          {words.downloadHtml}
        </ButtonLink>
        <ButtonLink tone="secondary" href={at.privacyRequestFile(reference, 'data-saya.json')} download>
          {words.downloadJson}
        </ButtonLink>
      </div>
    </section>
  )
}

export function CloseForm() {
  return (
    <Form method="post" className="grid max-w-form gap-3">
      <p className="text-ink-soft text-sm">{words.closeHint}</p>
      <div>
        <Button name="act" value="close">
          {words.close}
        </Button>
      </div>
    </Form>
  )
}

export function EraseForm({ error }: Props) {
  return (
    <Form method="post" noValidate className="grid max-w-form gap-3">
      <p className="text-ink-soft text-sm">{words.eraseHint}</p>
      <CheckField name="sure" label={words.eraseSure} value="ya" error={error} />
      <div>
        <Button name="act" value="erase">
          {words.erase}
        </Button>
      </div>
    </Form>
  )
}

type RefuseProps = Props & { reference: string; typed: string | undefined }

export function RefuseForm({ reference, error, typed }: RefuseProps) {
  return (
    <KeptForm place={`alasan ${reference}`} className="grid max-w-form gap-3">
      <TextAreaField name="reason" label={words.reason} hint={words.reasonHint} error={error} defaultValue={typed} />
      <div>
        <Button name="act" value="refuse" tone="secondary">
          {words.refuse}
        </Button>
      </div>
    </KeptForm>
  )
}
