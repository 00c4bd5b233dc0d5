import { createContext } from 'react'

/** What the server gives a page while it renders. The browser gives nothing. */
export type DocumentTools = {
  /** Adds generated CSS to the page's one style element. The security policy allows that element by its hash. */
  addStyle: (css: string) => void
  enhanceScript: string
  liveScript: string
  chatScript: string
  /** The inline scripts of an office page carry it: the security policy allows only them. */
  nonce: string
}

export const DocumentContext = createContext<DocumentTools>({
  addStyle: () => {},
  enhanceScript: '',
  liveScript: '',
  chatScript: '',
  nonce: '',
})
