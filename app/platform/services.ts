import { createContext } from 'react-router'
import type { Clock } from './clock.ts'
import type { Database, Db } from './database.server.ts'
import type { Device } from './device.server.ts'
import type { Environment } from './environment.server.ts'
import type { Log } from './log.server.ts'
import type { DocumentThread } from './thread-task.ts'

/** What every loader and action gets from the process: `context.get(services)`. */
export type Services = {
  db: Db
  database: Database
  clock: Clock
  environment: Environment
  log: Log
  /** Where PDFs are made, beside the pages. */
  documents: DocumentThread
  /** Address of the one small script of every page. */
  enhanceScript: string
  /** Address of the script that runs React in the live parts of a page. */
  liveScript: string
  /** The client's network address, as far as it can be believed. */
  client: string
  /** The browser the request comes from. */
  device: Device
  /** Names this request in the log and on the page of a fault. */
  reference: string
  /** Logs why a page could not be made, and decides what is answered instead. */
  reportFailure: (error: unknown) => void
  /** Takes the document that a page was rendered to. As the body of an answer it would be encoded and decoded once more. */
  takeDocument: (html: string) => void
}

export const services = createContext<Services>()
