import { words } from './words.ts'

export type Crumb = { label: string; href: string }

/** The path from the home page to this page. The last item is the current page. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label={words.breadcrumb} className="text-ink-soft text-sm">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ label, href }, at) => (
          <li key={href} className="flex gap-x-2">
            {at > 0 && <span aria-hidden="true">/</span>}
            {at === trail.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a href={href} className="underline decoration-line underline-offset-4 hover:decoration-current">
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
