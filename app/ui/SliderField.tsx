import { Field, type FieldProps, type Native, spoken } from './Field.tsx'

type Props = Omit<FieldProps, 'name'> & Omit<Native<'input'>, 'id'> & { id: string; name?: string }

/** For what may be rough; an exact field stands beside it. The hint tells where it stands. Without a name it is not sent. */
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
