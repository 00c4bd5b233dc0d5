import fontFile from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import { type ReactNode, useContext } from 'react'
import { Meta, Outlet } from 'react-router'
import { DocumentContext } from '~/ui/document.ts'

const prerenderOnIntent = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[data-no-prerender]' } }] },
      eagerness: 'moderate',
    },
  ],
})

export type PageHandle = {
  /** The page is made anew for each visit, as a form with a key of its own is. */
  fresh?: true
  /** The answer is a file with cache rules, parts and encoding of its own: it leaves as the screen made it. */
  file?: true
  /** Programs of other sites read it: it may be asked with OPTIONS, and says itself why it refuses. */
  open?: true
  /** The page shows something of one person: it is never cached, by anyone. */
  personal?: true
}

export function Layout({ children }: { children: ReactNode }) {
  const { enhanceScript } = useContext(DocumentContext)
  return (
    <html lang="id">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" href={fontFile} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* The server fills this with the rules the page uses (server/finish-page.ts). */}
        <style data-sheet="" dangerouslySetInnerHTML={{ __html: '' }} />
        <Meta />
      </head>
      <body>
        {children}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: prerenderOnIntent }} />
        {enhanceScript && <script type="module" src={enhanceScript} />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
