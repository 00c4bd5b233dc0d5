import fontFile from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import { type ReactNode, useContext } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
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
  /** A picture that pages show. One page can show many, so they are counted apart from pages. */
  picture?: true
  /** Programs of other sites read this page. It answers OPTIONS and gives its own reasons for a refusal. */
  open?: true
  /** The page shows personal data: no cache may store it. */
  personal?: true
  /** Script writes personal input into the address, such as an income: no code of other companies may run. */
  privateInput?: true
  /** A page of the office: React Router runs in the browser, and its requests for data are answered. */
  office?: true
}

export function Layout({ children }: { children: ReactNode }) {
  const isOffice = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.office)
  return isOffice ? <OfficeDocument>{children}</OfficeDocument> : <SiteDocument>{children}</SiteDocument>
}

function SiteDocument({ children }: { children: ReactNode }) {
  const { enhanceScript } = useContext(DocumentContext)
  return (
    <html lang="id">
      <head>
        <CommonHead />
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

function OfficeDocument({ children }: { children: ReactNode }) {
  const { nonce } = useContext(DocumentContext)
  return (
    <html lang="id" className="office">
      <head>
        <CommonHead />
        <meta name="robots" content="noindex" />
        {/* Only scripts need the nonce. React Router would give it to the links too, and browsers hide it from React. */}
        <Links nonce="" />
        <Meta />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

function CommonHead() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <link rel="preload" href={fontFile} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="icon" href="/favicon.svg" />
    </>
  )
}

export default function Root() {
  return <Outlet />
}
