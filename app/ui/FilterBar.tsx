import type { ReactNode } from 'react'
import { Button, ButtonLink } from './Button.tsx'
import { SelectField } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { words } from './words.ts'

/** A condition that is set, and the address of the list without it. */
export type ChosenFilter = { label: string; without: string }

type Props = {
  title?: string
  /** The address of the list. */
  action: string
  /** Conditions that are set. An order is none. */
  chosen: readonly ChosenFilter[]
  /** How many were found, in words. */
  found: string
  isEmpty: boolean
  /** The fields. */
  children: ReactNode
}

/**
 * The filter of a list: a plain GET form, so the address is the state and nothing needs script. On a phone the fields are
 * folded. What is set stays in view below the form, each with a link that removes it.
 */
export function FilterBar({ title = words.filter, action, chosen, found, isEmpty, children }: Props) {
  return (
    <>
      <form action={action} autoComplete="off" className="mt-8 border-line border-y py-3 md:py-5 print:hidden">
        <details open={isEmpty} className="group md:details-content:[content-visibility:visible]">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 font-semibold md:hidden">
            {title}
            <span className="ms-auto font-normal text-ink-soft tabular">{found}</span>
            <Icon name="chevron" className="size-5 group-open:rotate-180" />
          </summary>
          {children}
          <div className="flex flex-wrap items-center gap-x-2 pt-5 pb-2 md:pb-0">
            <Button tone="secondary">{words.apply}</Button>
            {chosen.length > 0 && (
              <ButtonLink href={action} tone="quiet">
                {words.clearFilter}
              </ButtonLink>
            )}
            <p className="ms-auto text-ink-soft tabular max-md:hidden">{found}</p>
          </div>
        </details>
      </form>
      <Chosen chosen={chosen} />
    </>
  )
}

function Chosen({ chosen }: Pick<Props, 'chosen'>) {
  if (chosen.length === 0) return null
  return (
    <ul aria-label={words.chosenFilters} className="mt-4 flex flex-wrap gap-2">
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <a
            href={without}
            className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-line-strong px-4 text-sm hover:border-current"
          >
            {label}
            <span className="sr-only"> ({words.removeFilter})</span>
            <Icon name="close" className="size-4 print:hidden" />
          </a>
        </li>
      ))}
    </ul>
  )
}

export type FilterChoice = { value: string; label: string }

type QuestionProps = { name: string; label: string; chosen: string | null; choices: readonly FilterChoice[]; any?: string }

/** One field of a filter: a choice, or any. */
export function FilterQuestion({ name, label, chosen, choices, any = words.any }: QuestionProps) {
  return (
    <SelectField name={name} label={label} defaultValue={chosen ?? ''}>
      <option value="">{any}</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

export const labelOf = (choices: readonly FilterChoice[], wanted: string | null): string | null =>
  choices.find(({ value }) => value === wanted)?.label ?? null
