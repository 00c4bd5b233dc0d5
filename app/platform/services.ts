import { createContext } from 'react-router'
import type { Clock } from './clock.ts'
import type { Database, Db } from './database.server.ts'
import type { Device } from './device.server.ts'
import type { DocumentProcess } from './document-task.ts'
import type { Environment } from './environment.server.ts'
import type { Log } from './log.server.ts'

/** The services that every loader and action gets: `context.get(services)`. */
export type Services = {
  db: Db
  database: Database
  clock: Clock
  environment: Environment
  log: Log
  /** Aborted when the process stops: answers that last for minutes must end. */
  stopping: AbortSignal
  /** The process that makes PDFs, apart from the pages. */
  documents: DocumentProcess
  /** Address of the one small script of every page. */
  enhanceScript: string
  /** Address of the script that runs React in the live parts of a page. */
  liveScript: string
  /** Address of the script that opens the chat over a page. */
  chatScript: string
  /** Address of the script that draws the map of dealers. */
  mapScript: string
  /** Address of the tracking script, which only pages with something switched on load. */
  trackingScript: string
  /** The client's network address, if the proxies can be trusted. */
  client: string
  /** The browser the request comes from. */
  device: Device
  /** What the page says about itself when it is a preview; null on every other page. */
  preview: PreviewNote | null
  /** Names this request in the log and on the error page. */
  reference: string
  /** The inline scripts of an office page carry it: the security policy allows only them. */
  nonce: string
  /** Logs why a page could not be made, and decides which answer is sent instead. */
  reportFailure: (error: unknown) => void
  /** Takes the rendered document directly. As an answer's body it would be encoded and decoded once more. */
  takeDocument: (rendered: RenderedDocument) => void
}

/** `html` has an empty style element: the page's own CSS rules, `styles`, come into it with those of the site. */
export type RenderedDocument = { html: string; styles: string; allowed: AllowedSources }

/** `until`: the local time at which the preview ends, in words. `isShown`: visitors see this revision already. */
export type PreviewNote = { until: string; isShown: boolean }

/** What the security policy of a document allows besides our own files. */
export type AllowedSources = { scripts: readonly string[]; connections: readonly string[]; images: readonly string[] }

export const services = createContext<Services>()
