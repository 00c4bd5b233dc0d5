import type { ReactNode } from 'react'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { Footer } from './Footer.tsx'
import { placeInMenus } from './FrameLink.tsx'
import type { FrameData } from './frame.ts'
import { Header } from './Header.tsx'
import { focusRules } from './looks.ts'
import { PreviewBanner } from './PreviewBanner.tsx'
import { Tracking } from './Tracking.tsx'
import { words } from './words.ts'

/** The header and footer around every page. `here` is the path of the page. */
export function Frame({ frame, here, children }: { frame: FrameData; here: string; children: ReactNode }) {
  const place = placeInMenus(frame, here)
  return (
    <>
      <PageStyle css={focusRules} />
      <a href="#isi" className="absolute top-2 left-2 z-20 rounded-control bg-paper px-4 py-2 font-semibold not-focus:sr-only">
        {words.skip}
      </a>
      {frame.preview && <PreviewBanner preview={frame.preview} />}
      <Header frame={frame} place={place} />
      {frame.tracking && <Tracking tracking={frame.tracking} here={here} isPreview={frame.preview !== null} />}
      <main id="isi" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <Footer frame={frame} place={place} />
    </>
  )
}
