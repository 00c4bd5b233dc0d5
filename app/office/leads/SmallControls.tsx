import type { ComponentProps } from 'react'
import { words } from './words.ts'

/** Fields and buttons of lists and panes, where the usual ones would take too much room. */
export const smallField = 'min-h-9 rounded-control border border-line-strong bg-paper px-2.5 py-1 text-base lg:text-sm'
export const smallButton =
  'inline-flex min-h-9 cursor-pointer items-center justify-center gap-1.5 rounded-control border border-line-strong px-3 py-1 font-semibold text-sm hover:border-current disabled:opacity-60'
export const smallPrimary =
  'inline-flex min-h-9 cursor-pointer items-center justify-center gap-1.5 rounded-control border border-transparent bg-accent-fill px-3 py-1 font-semibold text-on-accent text-sm hover:bg-accent-fill-strong'

export type Option = { value: string; label: string }

type Props = Omit<ComponentProps<'select'>, 'className' | 'children'> & {
  name: string
  label: string
  options: readonly Option[]
  chosen?: string
  /** The first option, without a value. */
  every?: string
}

/** A select with its label beside it. */
export function SmallSelect({ label, options, chosen, every, ...native }: Props) {
  return (
    <label className="inline-flex max-w-full items-center gap-1.5 text-sm">
      <span className="text-ink-soft text-xs">{label}</span>
      <select {...native} defaultValue={chosen} className={`${smallField} min-w-0 max-w-44`}>
        {every !== undefined && <option value="">{every}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

type DealerProps = Omit<Props, 'options'> & {
  /** Null when there are too many dealers for a list. */
  options: readonly Option[] | null
}

/** Chooses a dealer from a list. Among too many dealers, the employee types its name. */
export function SmallDealerField({ options, every, ...props }: DealerProps) {
  if (options) return <SmallSelect options={options} {...(every !== undefined && { every })} {...props} />
  return (
    <label className="inline-flex max-w-full items-center gap-1.5 text-sm">
      <span className="text-ink-soft text-xs">{props.label}</span>
      <input
        name={props.name}
        defaultValue={props.chosen}
        placeholder={words.wholeName}
        autoComplete="off"
        className={`${smallField} min-w-0 max-w-44`}
      />
    </label>
  )
}

/** The button of a form that is sent when something is chosen: for the keyboard, and for browsers without script. */
export function SendChoice({ label }: { label: string }) {
  return (
    <button type="submit" className={`sr-only focus:not-sr-only noscript:not-sr-only ${smallButton}`}>
      {label}
    </button>
  )
}
