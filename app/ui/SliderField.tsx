import { controlProps, Field, type FieldProps, type Native } from './Field.tsx'

type Props = Omit<FieldProps, 'name'> & Omit<Native<'input'>, 'id'> & { id: string; name?: string }

/** For rough values: put an exact field beside it. Without a name the slider is not submitted. */
export function SliderField({ id, label, hint, error, optional, ...native }: Props) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <input
        {...native}
        {...controlProps(id, hint, error)}
        type="range"
        className="h-11 w-full cursor-pointer scroll-mt-16 roomy:scroll-mt-32 accent-accent-fill"
      />
    </Field>
  )
}
