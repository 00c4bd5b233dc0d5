import type { ReactNode } from 'react'
import { toSlug } from '../../../lib/slug.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { RichText } from '../RichText.tsx'
import { Cards } from './Cards.tsx'
import type { PageSection } from './page.ts'
import { Bars, Facts, Milestones, Shares, Steps } from './parts.tsx'

/** The id of a section, for links into the page. */
export const anchorOf = (title: string): string => toSlug(title)

type Props = { section: PageSection; figure: ReactNode }

/** The heading stands on the left of a wide screen. A figure takes the whole width below. */
export function SectionView({ section, figure }: Props) {
  const { title, icon, body } = section
  return (
    <section aria-labelledby={anchorOf(title)} className="mt-12 border-line border-t pt-8 lg:mt-16 lg:pt-10">
      <div className="grid grid-cols-1 gap-x-12 gap-y-5 lg:grid-cols-[1fr_2fr]">
        <div>
          {icon && <Icon name={icon} className="mb-3 size-8 text-ink-soft" />}
          <h2 id={anchorOf(title)} className="text-2xl">
            {title}
          </h2>
        </div>
        <div className="min-w-0">
          {body && (
            <div className="max-w-prose [&>:first-child]:mt-0">
              <RichText text={body} />
            </div>
          )}
          <Drawn section={section} />
        </div>
      </div>
      {figure}
    </section>
  )
}

function Drawn({ section: { facts, bars, shares, milestones, steps, cards } }: { section: PageSection }) {
  return (
    <>
      {facts && <Facts facts={facts} />}
      {bars && <Bars bars={bars} />}
      {shares && <Shares shares={shares} />}
      {milestones && <Milestones milestones={milestones} />}
      {steps && <Steps steps={steps} />}
      {cards && <Cards cards={cards} />}
    </>
  )
}
