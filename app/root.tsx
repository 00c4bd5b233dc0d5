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
  /** The page is made again for each visit, for example because its form has a key. */
  fresh?: true
  /** The answer is a file with its own cache rules, ranges and encoding: the server changes nothing. */
  file?: true
  /** Programs of other sites read this page. It answers OPTIONS and gives its own reasons for a refusal. */
  open?: true
  /** The page shows personal data: no cache may store it. */
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
        <link rel="icon" href="/favicon.svg" />
        {/* The server fills this element with the CSS rules that the page uses (server/finish-page.ts). */}
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
