import type { ChangeEventHandler } from 'react'
import { Button } from '~/ui/Button.tsx'
import { RadioCards, SelectField, TextField } from '~/ui/Field.tsx'
import { FormSection } from '~/ui/FormSection.tsx'
import { allTenors } from '../calculation/choice.ts'
import type { BudgetAnswer } from './answer-budget.ts'
import type { SumField } from './sums.ts'
import { refusalWords, sumHints, sumLabels, words } from './words.ts'

type Props = { answer: BudgetAnswer; choose: ChangeEventHandler<HTMLInputElement | HTMLSelectElement> }

/** Questions about the budget and the credit. The answers are in the address. */
export function BudgetForm({ answer, choose }: Props) {
  return (
    <div className="grid content-start gap-10">
      <FormSection number={1} title={words.sums} id="anggaran">
        <p className="text-ink-soft">{words.sumsLead}</p>
        <SumFieldOf field="bayar_pertama" answer={answer} choose={choose} />
        <SumFieldOf field="angsuran" answer={answer} choose={choose} />
      </FormSection>
      <FormSection number={2} title={words.income} id="dari-penghasilan">
        <p className="text-ink-soft">{words.incomeRule(answer.incomeShare)}</p>
        <SumFieldOf field="penghasilan" answer={answer} choose={choose} />
        <SumFieldOf field="cicilan_lain" answer={answer} choose={choose} />
      </FormSection>
      <FormSection number={3} title={words.credit} id="kredit">
        <RadioCards
          name="tenor"
          label={words.tenor}
          layout="chips"
          value={String(answer.tenor)}
          onChange={choose}
          options={allTenors.map((months) => ({ value: String(months), label: words.months(months) }))}
        />
        <SelectField
          name="province"
          label={words.province}
          hint={words.provinceHint}
          value={answer.province}
          onChange={choose}
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

/** A numeric keyboard would be enough for most input, but `75 juta` needs letters. */
function SumFieldOf({ field, answer: { typed, refusals }, choose }: Props & { field: SumField }) {
  const refusal = refusals[field]
  return (
    <TextField
      name={field}
      label={sumLabels[field]}
      hint={sumHints[field]}
      error={refusal && refusalWords(field, refusal)}
      value={typed[field]}
      onChange={choose}
      optional
      autoComplete="off"
      enterKeyHint="go"
    />
  )
}
