import { useState } from 'react'
import { type Role, roles } from '~/core/staff/roles.ts'
import { FieldGroup, RadioCards, TextField } from '~/ui/Field.tsx'
import { roleWords } from '../frame/words.ts'
import type { DealerOption, StaffForm } from './staff.server.ts'
import { refusalWords, type StaffRefusal, words } from './words.ts'

type Props = {
  form: StaffForm
  options: readonly DealerOption[]
  refusal?: { field: keyof StaffForm; refusal: StaffRefusal } | undefined
  /** The e-mail address identifies an employee: it cannot be changed later. */
  isNew: boolean
}

/** The questions about an employee. */
export function StaffFields({ form, options, refusal, isNew }: Props) {
  const [role, setRole] = useState(form.role)
  const errorAt = (field: keyof StaffForm) => (refusal?.field === field ? refusalWords[refusal.refusal] : undefined)
  return (
    <>
      <TextField name="name" label={words.name} hint={words.nameHint} defaultValue={form.name} error={errorAt('name')} />
      <TextField
        name="email"
        type="email"
        label={words.email}
        defaultValue={form.email}
        readOnly={!isNew}
        error={errorAt('email')}
      />
      <RadioCards
        name="role"
        label={words.role}
        options={roles.map((each) => ({ value: each, label: roleWords[each], note: words.roles[each] }))}
        value={role}
        onChange={({ currentTarget }) => setRole(currentTarget.value as Role)}
        error={errorAt('role')}
      />
      {role === 'dealer' && <DealerBoxes options={options} chosen={form.dealerIds} error={errorAt('dealerIds')} />}
    </>
  )
}

type BoxesProps = { options: readonly DealerOption[]; chosen: readonly string[]; error: string | undefined }

function DealerBoxes({ options, chosen, error }: BoxesProps) {
  const [text, setText] = useState('')
  const matches = ({ name, city }: DealerOption) => `${name} ${city}`.toLowerCase().includes(text.trim().toLowerCase())
  return (
    <FieldGroup id="dealerIds" label={words.dealers} hint={words.dealersHint} error={error}>
      <TextField
        name="find-dealer"
        type="search"
        label={words.findDealer}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <ul className="max-h-72 overflow-y-auto rounded-control border border-line">
        {options.map((option, place) => (
          <li key={option.id} hidden={!matches(option)}>
            <label className="flex min-h-11 items-center gap-3 px-3 hover:bg-paper-warm">
              <input
                type="checkbox"
                name="dealerIds"
                id={place === 0 ? 'dealerIds' : undefined}
                value={option.id}
                defaultChecked={chosen.includes(option.id)}
                className="size-5 accent-accent-fill"
              />
              <span>
                {option.name} <span className="text-ink-soft">{option.city}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </FieldGroup>
  )
}
