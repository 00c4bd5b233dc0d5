import { at } from '~/addresses.ts'
import type { Group } from '~/menu.ts'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { MenuPanel } from './MenuPanel.tsx'

type Props = {
  id: string
  label: string
  /** A sentence below the picture. */
  line: string
  groups: readonly Group[]
  picture: { model: string; background: string }
}

/** A menu of grouped links. On a wide screen a picture stands beside them. */
export function GroupMenu({ id, label, line, groups, picture }: Props) {
  if (groups.length === 0) return null
  return (
    <MenuPanel id={id} label={label}>
      {/* A background image: without script a browser fetches every `<img>` at once, even in a closed panel. */}
      <PageStyle css={`.${id}{background-image:url(${at.articlePicture(picture)})}`} />
      <div className="lg:content grid grid-cols-2 gap-x-6 gap-y-6 narrow:grid-cols-1 lg:grid-cols-[3fr_2fr_2fr_2fr] lg:gap-x-10 lg:py-10">
        <div className="max-lg:hidden">
          <span className={`${id} block aspect-40/21 rounded-card bg-cover bg-paper-sunk`} />
          <p className="mt-3 text-ink-soft text-sm">{line}</p>
        </div>
        {groups.map(({ heading, entries }) => (
          <section key={heading}>
            <h2 className="border-line border-b pb-2 text-ink-soft text-sm">{heading}</h2>
            <ul className="mt-2 grid [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-semibold [&_a:hover]:underline">
              {entries.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </MenuPanel>
  )
}
