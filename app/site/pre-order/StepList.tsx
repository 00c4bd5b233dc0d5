import type { PreOrderSettings } from './opening.ts'

/** What happens after the form, in order, and what each step means. */
export function StepList({ steps }: Pick<PreOrderSettings, 'steps'>) {
  return (
    <ol className="grid list-decimal gap-5 pl-5 marker:font-semibold marker:text-ink-soft">
      {steps.map(({ title, text }) => (
        <li key={title} className="max-w-prose pl-1">
          <h3 className="font-semibold text-lg">{title}</h3>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}
