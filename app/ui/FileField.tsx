import { box, controlProps, Field, type FieldProps, type Native, outline } from './Field.tsx'

/** A file input. The browser's own button is inside it. */
export function FileField({ name, label, hint, error, optional, id = name, ...native }: FieldProps & Native<'input'>) {
  const button =
    'cursor-pointer p-2 file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-control file:border file:border-transparent file:bg-paper-sunk file:px-4 file:font-semibold file:text-ink'
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <input
        {...native}
        {...controlProps(id, hint, error)}
        type="file"
        name={name}
        className={`${box} ${outline(error)} ${button}`}
      />
    </Field>
  )
}
