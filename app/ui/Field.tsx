import type { ComponentProps, ReactNode } from 'react'
import { formData } from '../lib/form-data.ts'
import { fieldWords } from './field-words.ts'
import { LineDrawing } from './LineDrawing.tsx'
import { chevron, warning } from './line-shapes.ts'
import { Unbroken } from './Unbroken.tsx'

export type FieldProps = {
  name: string
  label: string
  /** Why we ask, or which format to use. */
  hint?: string | undefined
  error?: string | undefined
  /** Shows "optional" beside the label. All other fields are required. */
  optional?: boolean | undefined
}

export type Native<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  keyof FieldProps | 'className' | 'children'
>

export const box =
  'min-h-12 w-full rounded-control border bg-paper text-base scroll-mt-16 roomy:scroll-mt-32 disabled:bg-paper-sunk disabled:text-ink-soft'
const control = `${box} px-3.5 py-2.5`

export const outline = (error: string | undefined) => (error ? 'border-error outline-error' : 'border-line-strong')

export function TextField({ name, label, hint, error, optional, id = name, ...native }: FieldProps & Native<'input'>) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <input {...native} {...controlProps(id, hint, error)} name={name} className={`${control} ${outline(error)}`} />
    </Field>
  )
}

type PhoneProps = Omit<FieldProps, 'optional'> & {
  typed: string | undefined
  /** The number that was read; null when there is none. */
  understood: string | null
  /** The sentence that shows the number; `#` stands for the number. */
  sentence: string
}

/** A phone number field. A line below it shows the number that was read; script updates the line while typing. */
export function PhoneField({ name, label, hint, error, typed, understood, sentence }: PhoneProps) {
  const said = controlProps(name, hint, error)
  return (
    <Field id={name} label={label} hint={hint} error={error} optional={false}>
      <input
        {...said}
        aria-describedby={`${said['aria-describedby'] ?? ''} ${name}-understood`.trim()}
        name={name}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        defaultValue={typed}
        className={`${control} ${outline(error)}`}
      />
      <p
        id={`${name}-understood`}
        role="status"
        {...formData({ understood: sentence })}
        className="text-sm tabular empty:absolute"
      >
        {understood && sentence.replace('#', understood)}
      </p>
    </Field>
  )
}

export function TextAreaField({ name, label, hint, error, optional, id = name, ...native }: FieldProps & Native<'textarea'>) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <textarea {...native} {...controlProps(id, hint, error)} name={name} className={`${control} ${outline(error)}`} />
    </Field>
  )
}

type SelectProps = FieldProps & Native<'select'> & { children: ReactNode }

/** `children` are the `<option>`s. */
export function SelectField({ name, label, hint, error, optional, id = name, children, ...native }: SelectProps) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <span className="grid items-center">
        <select
          {...native}
          {...controlProps(id, hint, error)}
          name={name}
          className={`${control} ${outline(error)} col-start-1 row-start-1 appearance-none pr-11`}
        >
          {children}
        </select>
        <LineDrawing
          shape={chevron}
          className="pointer-events-none col-start-1 row-start-1 mr-3.5 size-5 justify-self-end text-ink-soft"
        />
      </span>
    </Field>
  )
}

type CheckProps = Omit<FieldProps, 'label' | 'optional'> & Native<'input'> & { label: ReactNode }

export function CheckField({ name, label, hint, error, id = name, ...native }: CheckProps) {
  return (
    <div className="grid gap-2">
      <Hint id={id} text={hint} />
      <ErrorText id={id} text={error} />
      <label className="flex cursor-pointer gap-3">
        <input
          {...native}
          {...controlProps(id, hint, error)}
          type="checkbox"
          name={name}
          className="mt-0.5 size-6 shrink-0 narrow:mt-3 scroll-mt-16 roomy:scroll-mt-32 accent-accent-fill"
        />
        <span>{label}</span>
      </label>
    </div>
  )
}

type Option = { value: string; label: string; note?: ReactNode; disabled?: boolean }

type RadioProps = FieldProps &
  Omit<Native<'input'>, 'defaultValue' | 'value' | 'type'> & {
    options: readonly Option[]
    defaultValue?: string | undefined
    /** For a controlled field, instead of `defaultValue`; needs `onChange`. */
    value?: string | undefined
    /** `list`: one below another; `tiles`: as many as fit in a row; `chips`: short labels such as times. */
    layout?: keyof typeof layouts
  }

const layouts = {
  list: 'grid gap-2',
  tiles: 'grid gap-2 columns-of-14',
  chips: 'grid gap-2 columns-of-6.25',
}

/** The first radio has the field's id, so that the error summary can link to it. */
export function RadioCards({
  name,
  label,
  hint,
  error,
  optional,
  id = name,
  options,
  defaultValue,
  value,
  layout = 'list',
  ...native
}: RadioProps) {
  return (
    <FieldGroup {...{ id, label, hint, error, optional }}>
      <div className={layouts[layout]}>
        {options.map((option, at) => (
          <label key={option.value} className={`flex gap-3 ${choiceCard(error)}`}>
            <input
              {...native}
              type="radio"
              id={at === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              {...checkedBy(option.value, value, defaultValue)}
              disabled={option.disabled}
              className={radioDot}
            />
            <span className="grid content-start">
              <span className="font-semibold">{option.label}</span>
              {option.note && <span className="text-sm text-ink-soft">{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** Props of a radio: `checked` where React holds the state, `defaultChecked` where the browser does. */
export function checkedBy(own: string, value: string | undefined, defaultValue: string | null | undefined) {
  return value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value }
}

type GroupProps = Omit<FieldProps, 'name'> & { id: string; children: ReactNode }

/** Radios of one question. The first radio has `id`. */
export function FieldGroup({ id, label, hint, error, optional, children }: GroupProps) {
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={describedBy(id, hint, error)}>
      <legend className="mb-2 font-semibold">
        <Label text={label} optional={optional} />
      </legend>
      <Hint id={id} text={hint} />
      <ErrorText id={id} text={error} />
      {children}
    </fieldset>
  )
}

/** The look of one radio with its label. */
export const choiceCard = (error: string | undefined) => `${card} ${outline(error)}`
export const radioDot = 'mt-0.5 size-5 shrink-0 narrow:mt-3 scroll-mt-24 roomy:scroll-mt-48 accent-accent-fill'

const card =
  'min-h-12 cursor-pointer gap-3 rounded-control border bg-paper px-3.5 py-3 has-checked:border-ink has-checked:bg-paper-warm has-checked:ring-1 has-checked:ring-ink has-disabled:cursor-default has-disabled:bg-paper-sunk has-disabled:text-ink-soft'

export function Field({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: Omit<FieldProps, 'name'> & { id: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        <Label text={label} optional={optional} />
      </label>
      <Hint id={id} text={hint} />
      <ErrorText id={id} text={error} />
      {children}
    </div>
  )
}

function Label({ text, optional }: { text: string; optional: boolean | undefined }) {
  if (!optional) return text
  return (
    <>
      {text} <span className="font-normal text-ink-soft">{fieldWords.optional}</span>
    </>
  )
}

function Hint({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p id={`${id}-hint`} className="text-sm text-ink-soft">
      <Unbroken text={text} />
    </p>
  )
}

function ErrorText({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p id={`${id}-error`} className="flex gap-2 font-semibold text-error">
      <LineDrawing shape={warning} className="mt-0.5 size-5" />
      <span className="min-w-0">
        <span className="sr-only">{fieldWords.errorPrefix}</span>
        {text}
      </span>
    </p>
  )
}

/** Links a control to its hint and error for screen readers. */
export function controlProps(id: string, hint: string | undefined, error: string | undefined) {
  return { id, 'aria-describedby': describedBy(id, hint, error), 'aria-invalid': error ? true : undefined }
}

function describedBy(id: string, hint: string | undefined, error: string | undefined): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
