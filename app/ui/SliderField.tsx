import { Field, type FieldProps, type Native, spoken } from './Field.tsx'

type Props = Omit<FieldProps, 'name'> & Omit<Native<'input'>, 'id'> & { id: string; name?: string }

/** For rough values; place an exact field beside it. Without a name it is not submitted. */
export function SliderField({ id, label, hint, error, optional, ...native }: Props) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <input
        {...native}
        {...spoken(id, hint, error)}
        type="range"
        className="h-11 w-full cursor-pointer scroll-mt-16 roomy:scroll-mt-32 accent-accent-fill"
      />
    </Field>
  )
}
