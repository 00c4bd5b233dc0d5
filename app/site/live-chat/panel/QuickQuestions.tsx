import type { QuickQuestion } from '~/core/conversations/quick-question.ts'
import { Button } from '~/ui/Button.tsx'
import { SelectField, TextField } from '~/ui/Field.tsx'
import { Fold } from '~/ui/Fold.tsx'
import { type ChatStart, type Choice, fields } from '../chat-news.ts'
import { words } from '../words.ts'
import { ActForm } from './ActForm.tsx'
import { useChatTools } from './chat-context.ts'

/** Questions that the site answers itself, before a person is needed. */
export function QuickQuestions({ models, provinces, open }: Pick<ChatStart, 'models' | 'provinces'> & { open: boolean }) {
  const { served } = useChatTools()
  const typed = served?.act === 'tanya' ? served.typed : {}
  return (
    <Fold title={words.quick} open={open || served?.act === 'tanya'}>
      <ActForm act="tanya">
        <div className="grid gap-3 sm:grid-cols-2">
          <Select
            name={fields.model}
            label={words.quickModel}
            none={words.chooseModel}
            choices={models}
            chosen={typed[fields.model]}
          />
          <Select
            name={fields.province}
            label={words.quickProvince}
            none={words.chooseProvince}
            choices={provinces}
            chosen={typed[fields.province]}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Ask question="harga" label={words.askPrice} />
          <Ask question="bayar-pertama" label={words.askFirstPayment} />
          <Ask question="test-drive" label={words.askTestDrive} />
        </div>
      </ActForm>
      <ActForm act="tanya">
        <TextField name={fields.place} label={words.place} defaultValue={typed[fields.place]} autoComplete="address-level2" />
        <div className="flex flex-wrap gap-2">
          <Ask question="dealer" label={words.askDealer} />
        </div>
      </ActForm>
      <ActForm act="tanya">
        <div>
          <Ask question="status" label={words.askStatus} />
        </div>
      </ActForm>
    </Fold>
  )
}

function Ask({ question, label }: { question: QuickQuestion; label: string }) {
  return (
    <Button tone="secondary" name={fields.question} value={question}>
      {label}
    </Button>
  )
}

type SelectProps = { name: string; label: string; none: string; choices: readonly Choice[]; chosen: string | undefined }

function Select({ name, label, none, choices, chosen }: SelectProps) {
  return (
    <SelectField name={name} label={label} defaultValue={chosen ?? ''}>
      <option value="">{none}</option>
      {choices.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
