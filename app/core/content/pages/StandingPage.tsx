import type { ReactNode } from 'react'
import { Picture } from '../Picture.tsx'
import { RichText } from '../RichText.tsx'
import { HubLinks, NextLinks } from './Links.tsx'
import type { Page, PageFigure } from './page.ts'
import { Facts } from './parts.tsx'
import { anchorOf, SectionView } from './SectionView.tsx'
import { words } from './words.ts'

type Props = {
  page: Page
  trail: ReactNode
  /** A summary of refused fields. */
  alert?: ReactNode
  /** What the page draws from other data. */
  figures?: Partial<Record<PageFigure, ReactNode>>
  /** True for a page that leads to other pages: its links come first. */
  hub?: boolean
  /** Shown between the opening and the first section. */
  children?: ReactNode
}

/** The frame of every page that is read from top to bottom: opening, sections, next steps. */
export function StandingPage({ page, trail, alert, figures = {}, hub = false, children }: Props) {
  const { intro, sections, links, facts } = page
  return (
    <div className="content py-8 lg:py-12">
      {trail}
      {alert && <div className="mt-6 empty:hidden">{alert}</div>}
      <Opening page={page} />
      {facts && <Facts facts={facts} />}
      {hub && links && <HubLinks links={links} />}
      <div className="mt-8 max-w-prose text-lg">
        <RichText text={intro} />
      </div>
      {sections.length >= longPage && <Contents sections={sections} />}
      {children}
      {sections.map((section) => (
        <SectionView key={section.title} section={section} figure={section.figure && figures[section.figure]} />
      ))}
      {!hub && links && <NextLinks links={links} />}
    </div>
  )
}

/** From this number of sections on, a page begins with a list of its contents. */
const longPage = 6

function Opening({ page: { title, lead, picture, sample } }: { page: Page }) {
  return (
    <div className={`mt-6 grid items-center gap-x-12 gap-y-8 ${picture ? 'lg:grid-cols-2' : ''}`}>
      <div>
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-4 max-w-prose text-ink-soft text-lg">{lead}</p>
        {sample && <p className="mt-4 max-w-prose border-line-strong border-l-2 pl-3 text-ink-soft text-sm">{words.sample}</p>}
      </div>
      {picture && <Picture picture={picture} slot="half" first />}
    </div>
  )
}

function Contents({ sections }: Pick<Page, 'sections'>) {
  return (
    <nav aria-labelledby="daftar-isi" className="mt-8 rounded-card bg-paper-warm p-5 lg:p-6 print:hidden">
      <h2 id="daftar-isi" className="text-base">
        {words.contents}
      </h2>
      <ul className="mt-2 gap-x-8 sm:columns-2 lg:columns-3">
        {sections.map(({ title }) => (
          <li key={title} className="break-inside-avoid">
            <a
              href={`#${anchorOf(title)}`}
              className="inline-flex min-h-9 items-center py-1 underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
