import { Field, type FieldProps, type Native, spoken } from './Field.tsx'

/** For what may be rough; an exact field stands beside it. The hint tells where it stands. */
export function SliderField({ name, label, hint, error, optional, id = name, ...native }: FieldProps & Native<'input'>) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <input
        {...native}
        {...spoken(id, hint, error)}
        type="range"
        name={name}
        className="h-11 w-full cursor-pointer scroll-mt-16 roomy:scroll-mt-32 accent-accent-fill"
      />
    </Field>
  )
}
