import { createContext, type ReactNode } from 'react'

/** What the server gives a page while it renders. The browser gives nothing. */
export type DocumentTools = {
  /** Adds generated CSS to the page's one style element. The security policy allows that element by its hash. */
  addStyle: (css: string) => void
  /** Adds sources to the security policy of the page: hosts, and hashes of inline scripts. */
  allow: (sources: { scripts?: readonly string[]; connections?: readonly string[]; images?: readonly string[] }) => void
  /** The HTML of `content`, rendered once for each `owner` and name. It may depend on nothing but these two. */
  renderOnce: (owner: object, name: string, content: ReactNode) => string
  enhanceScript: string
  liveScript: string
  trackingScript: string
  chatScript: string
  /** The inline scripts of an office page carry it: the security policy allows only them. */
  nonce: string
}

export const DocumentContext = createContext<DocumentTools>({
  addStyle: () => {},
  allow: () => {},
  renderOnce: () => '',
  enhanceScript: '',
  liveScript: '',
  trackingScript: '',
  chatScript: '',
  nonce: '',
})
