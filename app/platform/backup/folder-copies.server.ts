import { mkdir, rm } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { DatabaseUnavailable } from '../database-away.ts'
import type { Log } from '../log.server.ts'
import { socketFile } from '../socket-file.ts'
import { BackupRefused } from './refusal.ts'

/**
 * While the site runs, no other process can open its embedded database. So the backup command asks the site for a copy of the
 * database's files, through a socket in the data folder, and reads the copy. The site removes the copy when the connection ends.
 */
export const copyFolder = (dataDir: string): string => join(dataDir, 'backup.copy')

const socketName = 'backup.sock'

const answerSchema = z.object({ answer: z.enum(['copied', 'recorded', 'no-room', 'backup-runs', 'copy-failed']) })
type Answer = z.infer<typeof answerSchema>['answer']

const sizesSchema = z.object({ bytes: z.number().int().min(0), rows: z.number().int().min(0) })
type Sizes = z.infer<typeof sizesSchema>

type Offer = {
  dataDir: string
  copyTo: (folder: string) => Promise<void>
  record: (sizes: Sizes) => Promise<void>
  log: Log
}

/** Offers copies to the backup command. Returns a function that ends the offer. */
export async function offerCopies(offer: Offer): Promise<() => Promise<void>> {
  const folder = copyFolder(offer.dataDir)
  const file = socketFile(offer.dataDir, socketName)
  await rm(folder, { recursive: true, force: true })
  await rm(file, { force: true })
  let isBusy = false
  const server = createServer(async (socket) => {
    if (isBusy) return socket.end(lineOf('backup-runs'))
    isBusy = true
    socket.once('close', async () => {
      await rm(folder, { recursive: true, force: true })
      isBusy = false
    })
    await serveCopy(socket, offer, folder)
  })
  server.on('error', (error) => offer.log.warn({ err: error }, 'no backup is possible while the site runs'))
  await new Promise<void>((resolve) => server.once('error', () => resolve()).listen(file, resolve))
  return async () => {
    server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function serveCopy(socket: Socket, { copyTo, record, log }: Offer, folder: string): Promise<void> {
  socket.on('error', () => {})
  try {
    await mkdir(folder, { mode: 0o700 })
    await copyTo(folder)
    socket.write(lineOf('copied'))
    for await (const line of createInterface({ input: socket })) {
      await record(sizesSchema.parse(JSON.parse(line)))
      socket.write(lineOf('recorded'))
    }
  } catch (error) {
    log.error({ err: error }, 'backup failed')
    socket.end(lineOf(error instanceof DatabaseUnavailable ? 'no-room' : 'copy-failed'))
  }
}

const lineOf = (answer: Answer): string => `${JSON.stringify({ answer })}\n`

export type FolderCopy = { dataDir: string; record: (sizes: Sizes) => Promise<void>; end: () => void }

/** Asks the site that uses a data folder for a copy of its database. Returns null when no site runs there. */
export async function askForCopy(dataDir: string): Promise<FolderCopy | null> {
  const socket = await connect(socketFile(dataDir, socketName))
  if (!socket) return null
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  const expect = async (expected: Answer) => {
    const { value } = await lines.next()
    const { answer } = answerSchema.parse(JSON.parse(value ?? '{"answer":"copy-failed"}'))
    if (answer === 'no-room' || answer === 'backup-runs') throw new BackupRefused(answer)
    if (answer !== expected) throw new BackupRefused('copy-failed')
  }
  await expect('copied')
  const record = async (sizes: Sizes) => {
    socket.write(`${JSON.stringify(sizesSchema.parse(sizes))}\n`)
    await expect('recorded')
  }
  return { dataDir: copyFolder(dataDir), record, end: () => socket.destroy() }
}

/** Null when no process listens. */
function connect(file: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(file, () => resolve(socket))
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '')) resolve(null)
      else reject(error)
    })
  })
}
