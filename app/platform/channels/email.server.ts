import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer'
import type { Environment } from '../environment.server.ts'
import { type Answer, type Send, type Sendable, Trouble, textWithFiles } from './sender.ts'

/** E-mail over SMTP, plain text. */
export function configureEmail({
  email,
  channelTimeoutSeconds,
}: Pick<Environment, 'email' | 'channelTimeoutSeconds'>): Send | null {
  if (!email) return null
  const { server, from } = email
  const domain = /@([^>]+)/.exec(from)?.[1]
  const timeout = channelTimeoutSeconds * 1000
  const waits = { dnsTimeout: timeout, connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout }
  const transport = createTransport({ url: server, ...waits, disableFileAccess: true, disableUrlAccess: true })
  return (message) => {
    // Total time limit: the other limits restart with each byte, so a slow server never reaches them.
    const signal = AbortSignal.timeout(timeout)
    const letter = { ...letterOf(message), from, messageId: `<${message.id}@${domain}>`, signal }
    return transport.sendMail(letter).then(() => 'delivered' as const, answerOf)
  }
}

function letterOf(message: Sendable): SendMailOptions {
  return {
    // An object is always one address, even when the text contains a list.
    to: { name: '', address: message.to },
    subject: message.subject,
    text: textWithFiles(message),
    // Keeps out-of-office replies and mailing list programs from answering.
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'id' },
  }
}

/** The server's error text quotes the refused address: pass on only the status codes. */
function answerOf({ code, command, responseCode, response, permanent }: NodemailerError): Answer {
  if (!responseCode) throw new Trouble(code === 'EABORT' ? 'timeout' : `smtp ${code ?? 'fault'}`)
  const [, detail] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '') ?? []
  const problem = ['smtp', responseCode, detail].filter(Boolean).join(' ')
  // A refusal at the greeting, the login or the sender does not concern this message.
  if (permanent && (command === 'RCPT TO' || command === 'DATA')) return { refused: problem }
  throw new Trouble(problem)
}
