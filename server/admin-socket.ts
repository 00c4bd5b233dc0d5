import { rm } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { type Result, refused } from '../app/lib/result.ts'
import type { Log } from '../app/platform/log.server.ts'
import { socketFile } from '../app/platform/socket-file.ts'
import { type AdminProcess, runAdminCommand } from './admin-commands.ts'

// While the site runs, no other process can open its embedded database. So `bin/admin` asks the site, through a socket in the
// data folder that only its own user can open.

const socketName = 'admin.sock'
const wordsSchema = z.array(z.string().max(200)).max(5)
const printedSchema = z.union([
  z.object({ ok: z.literal(true), value: z.string() }),
  z.object({ ok: z.literal(false), refusal: z.string() }),
])

/** Runs the commands that arrive. Returns a function that ends this. */
export async function offerAdminCommands(process: AdminProcess & { log: Log }): Promise<() => Promise<void>> {
  const file = socketFile(process.environment.dataDir, socketName)
  await rm(file, { force: true })
  const server = createServer({ allowHalfOpen: true }, (socket) => answer(socket, process))
  server.on('error', (error) => process.log.warn({ err: error }, 'bin/admin cannot reach the running site'))
  await new Promise<void>((resolve) => server.once('error', () => resolve()).listen(file, resolve))
  return async () => {
    server.close()
  }
}

async function answer(socket: Socket, process: AdminProcess & { log: Log }): Promise<void> {
  socket.on('error', () => {})
  try {
    socket.end(JSON.stringify(await runAdminCommand(process, wordsSchema.parse(JSON.parse(await text(socket))))))
  } catch (error) {
    process.log.error({ err: error }, 'command of bin/admin failed')
    socket.end(JSON.stringify(refused('The command failed. The log of the site says why.')))
  }
}

/** Asks the site that uses a data folder to run a command. Null when no site runs there. */
export async function askRunningSite(dataDir: string, words: readonly string[]): Promise<Result<string, string> | null> {
  const socket = await connect(socketFile(dataDir, socketName))
  if (!socket) return null
  socket.end(JSON.stringify(words))
  return printedSchema.parse(JSON.parse(await text(socket)))
}

/** Null when no process listens. */
function connect(file: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ path: file, allowHalfOpen: true }, () => resolve(socket))
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '')) resolve(null)
      else reject(error)
    })
  })
}
