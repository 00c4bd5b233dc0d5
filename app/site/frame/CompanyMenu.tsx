import type { Group } from '~/menu.ts'
import { MenuPanel } from './MenuPanel.tsx'
import { words } from './words.ts'

export function CompanyMenu({ groups }: { groups: readonly Group[] }) {
  return (
    <MenuPanel id="menu-perusahaan" label={words.company}>
      <div className="lg:content grid gap-8 lg:grid-cols-4 lg:py-10">
        {groups.map(({ heading, entries }) => (
          <section key={heading}>
            <h2 className="text-ink-soft text-sm">{heading}</h2>
            <ul className="mt-2 grid">
              {entries.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} className="inline-flex min-h-11 items-center hover:underline hover:underline-offset-4">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </MenuPanel>
  )
}
