import type { QuickQuestion } from '~/core/conversations/quick-question.ts'
import { Button } from '~/ui/Button.tsx'
import { SelectField, TextField } from '~/ui/Field.tsx'
import { Fold } from '~/ui/Fold.tsx'
import { type ChatStart, type Choice, fields } from '../chat-news.ts'
import { words } from '../words.ts'
import { ActForm } from './ActForm.tsx'
import { useServed } from './chat-context.ts'

type Props = Pick<ChatStart, 'models' | 'provinces'> & {
  open: boolean
  /** The path of the visitor's page: the model of that page is chosen. */
  here: string
}

/** Questions that the site answers itself, before a person is needed. */
export function QuickQuestions({ models, provinces, open, here }: Props) {
  const [byModel, byPlace] = [useServed('tanya-model'), useServed('tanya-tempat')]
  const ofPage = models.find(({ value }) => here.split('/').includes(value))?.value
  return (
    <Fold title={words.quick} open={open || byModel !== null || byPlace !== null}>
      <ActForm act="tanya" name="tanya-model" keepsChoices>
        <div className="grid items-end gap-3 sm:grid-cols-2">
          <Select
            name={fields.model}
            label={words.quickModel}
            none={words.chooseModel}
            choices={models}
            chosen={byModel?.typed[fields.model] ?? ofPage}
          />
          <Select
            name={fields.province}
            label={words.quickProvince}
            none={words.chooseProvince}
            choices={provinces}
            chosen={byModel?.typed[fields.province]}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Ask question="harga" label={words.askPrice} />
          <Ask question="bayar-pertama" label={words.askFirstPayment} />
          <Ask question="test-drive" label={words.askTestDrive} />
        </div>
      </ActForm>
      <ActForm act="tanya" name="tanya-tempat" keepsChoices>
        <TextField
          name={fields.place}
          label={words.place}
          defaultValue={byPlace?.typed[fields.place]}
          autoComplete="address-level2"
        />
        <div className="flex flex-wrap gap-2">
          <Ask question="dealer" label={words.askDealer} />
        </div>
      </ActForm>
      <ActForm act="tanya" name="tanya-status">
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
