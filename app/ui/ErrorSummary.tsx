import { words } from './words.ts'

type Props = {
  /** `field` is the id of the control. */
  errors: readonly { field: string; message: string }[]
  title?: string
  /** An anchor to open the page at, when the form is not at the top. */
  id?: string | undefined
}

/** Stands above the `h1` of a refused form and takes focus when the page opens. Each line links to its field. */
export function ErrorSummary({ errors, title = words.errorSummaryTitle, id }: Props) {
  if (errors.length === 0) return null
  return (
    <div
      id={id}
      role="alert"
      aria-labelledby="error-summary-title"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a screen reader must first read what is missing
      autoFocus
      className="rounded-card border-2 border-error p-5"
    >
      <h2 id="error-summary-title" className="text-lg">
        {title}
      </h2>
      <ul className="mt-2 grid gap-1">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} className="font-semibold text-error underline underline-offset-4">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
