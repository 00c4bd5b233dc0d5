import { Button } from '~/ui/Button.tsx'
import { RadioCards, SelectField, TextField } from '~/ui/Field.tsx'
import { FormSection } from '~/ui/FormSection.tsx'
import { allTenors } from '../calculation/choice.ts'
import type { BudgetAnswer } from './budget-answer.server.ts'
import type { SumField } from './sums.ts'
import { refusalWords, sumHints, sumLabels, words } from './words.ts'

/** What there is to spend, and how the credit is to be; the answers stand in the address. */
export function BudgetForm({ answer }: { answer: BudgetAnswer }) {
  return (
    <div className="grid content-start gap-10">
      <FormSection number={1} title={words.sums} id="anggaran">
        <p className="text-ink-soft">{words.sumsLead}</p>
        <SumFieldOf field="bayar_pertama" answer={answer} />
        <SumFieldOf field="angsuran" answer={answer} />
      </FormSection>
      <FormSection number={2} title={words.income} id="dari-penghasilan">
        <p className="text-ink-soft">{words.incomeRule}</p>
        <SumFieldOf field="penghasilan" answer={answer} />
        <SumFieldOf field="cicilan_lain" answer={answer} />
      </FormSection>
      <FormSection number={3} title={words.credit} id="kredit">
        <RadioCards
          name="tenor"
          label={words.tenor}
          layout="chips"
          defaultValue={String(answer.tenor)}
          options={allTenors.map((months) => ({ value: String(months), label: words.months(months) }))}
        />
        <SelectField
          name="province"
          label={words.province}
          hint={words.provinceHint}
          defaultValue={answer.province}
          autoComplete="off"
        >
          {answer.provinces.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </FormSection>
      <div>
        <Button>{words.show}</Button>
      </div>
    </div>
  )
}

/** Only digits would do for most, but `75 juta` needs letters too. */
function SumFieldOf({ field, answer: { typed, refusals } }: { field: SumField; answer: BudgetAnswer }) {
  const refusal = refusals[field]
  return (
    <TextField
      name={field}
      label={sumLabels[field]}
      hint={sumHints[field]}
      error={refusal && refusalWords(field, refusal)}
      defaultValue={typed[field]}
      optional
      autoComplete="off"
      enterKeyHint="go"
    />
  )
}
