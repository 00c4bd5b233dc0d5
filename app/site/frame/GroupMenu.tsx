import type { Group } from '~/menu.ts'
import { FrameLink } from './FrameLink.tsx'
import { MenuPanel } from './MenuPanel.tsx'

type Props = { id: string; label: string; groups: readonly Group[] }

/** A menu of grouped links. */
export function GroupMenu({ id, label, groups }: Props) {
  if (groups.length === 0) return null
  return (
    <MenuPanel id={id} label={label}>
      <div className="lg:content grid grid-cols-2 gap-x-6 gap-y-6 narrow:grid-cols-1 lg:grid-cols-4 lg:py-10">
        {groups.map(({ heading, entries }) => (
          <section key={heading}>
            <h2 className="border-line border-b pb-2 text-ink-soft text-sm">{heading}</h2>
            <ul className="mt-2 grid [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-semibold [&_a:hover]:underline">
              {entries.map(({ label, href }) => (
                <li key={href}>
                  <FrameLink href={href}>{label}</FrameLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </MenuPanel>
  )
}
