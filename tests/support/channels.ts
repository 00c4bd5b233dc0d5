import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/**
 * How a gateway handles the next message: with a status, or with a status and Retry-After. `hangs`: does not take it and
 * never answers. `loses-answer`: takes it and never answers. `answers-twice`: takes it and answers two times.
 */
export type Manner = number | { status: number; retryAfter: string | undefined } | 'hangs' | 'loses-answer' | 'answers-twice'

export type Received = { path: string; headers: IncomingHttpHeaders; body: string }

/**
 * An HTTP gateway that recognises repeated messages by their idempotency key. We require the same of real gateways.
 * It waits for a manner that is still to come.
 */
export async function startGateway(...manners: (Manner | Promise<Manner>)[]) {
  const received: Received[] = []
  const kept = new Map<string, Received>()
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const message = { path: request.url ?? '', headers: request.headers, body }
    received.push(message)
    const manner = await (manners.shift() ?? 200)
    const key = String(request.headers['idempotency-key'])
    if (takes(manner) && !kept.has(key)) kept.set(key, message)
    answer(response, manner)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every request, in order, with repeated ones. */
    received,
    /** The messages that the recipient got. */
    kept: () => [...kept.values()],
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function takes(manner: Manner): boolean {
  if (typeof manner === 'object') return manner.status < 300
  return typeof manner === 'number' ? manner < 300 : manner !== 'hangs'
}

function answer(response: ServerResponse, manner: Manner): void {
  const ok = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}'
  if (typeof manner === 'object') {
    if (manner.retryAfter !== undefined) response.setHeader('Retry-After', manner.retryAfter)
    response.writeHead(manner.status).end()
  } else if (manner === 'answers-twice') response.socket?.write(ok + ok)
  else if (typeof manner === 'number') response.writeHead(manner, { 'Content-Type': 'application/json' }).end(errorOf(manner))
}

// Errors as the WhatsApp API sends them: with a separate code in the body.
function errorOf(status: number): string {
  return JSON.stringify(status < 400 ? {} : { error: { message: 'Message undeliverable', code: 131_026 } })
}

/** How a mail server handles the next message: with a reply to its recipient, or as in `Manner`. */
export type MailManner = 250 | 450 | 550 | 'hangs' | 'loses-answer'

/** A mail server that drops a second copy of a Message-ID, as mailboxes do. */
export async function startMailServer(options: { secure?: boolean; login?: string } = {}, ...manners: MailManner[]) {
  const kept = new Map<string, ParsedMail>()
  let copies = 0
  let manner: MailManner = 250
  const server = new SMTPServer({
    logger: false,
    secure: options.secure ?? false,
    authOptional: !options.login,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      `${username}:${password}` === options.login ? done(null, { user: username }) : done(new Error('Unknown user')),
    onRcptTo: ({ address }, _, done) => {
      manner = manners.shift() ?? 250
      if (manner === 'hangs') return
      if (typeof manner === 'number' && manner >= 400)
        done(Object.assign(new Error(`5.1.1 <${address}> refused`), { responseCode: manner }))
      else done()
    },
    onData: async (stream, _, done) => {
      const mail = await simpleParser(stream)
      copies += 1
      kept.set(String(mail.messageId), mail)
      if (manner !== 'loses-answer') done()
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    mails: () => [...kept.values()],
    /** Counts repeated ones, too. */
    copies: () => copies,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** A new data folder that is deleted at the end. */
export async function emptyFolder() {
  const path = await mkdtemp(join(tmpdir(), 'messages-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) }
}

/** The messages in the outbox of a data folder, or with `dead` the dead letters. */
export async function filesIn(dataDir: string, part = ''): Promise<unknown[]> {
  const folder = join(dataDir, 'outbox', part)
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json'))
  return Promise.all(files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))))
}
