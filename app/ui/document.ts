import { createContext } from 'react'

/** What the server lends to a page while it renders; in the browser there is nothing to lend. */
export type DocumentTools = {
  /** Takes generated CSS into the page's one style element, which the security policy knows by its hash. */
  addStyle: (css: string) => void
  enhanceScript: string
  liveScript: string
}

export const DocumentContext = createContext<DocumentTools>({ addStyle: () => {}, enhanceScript: '', liveScript: '' })
