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
    // A server that says a little every now and then never reaches the other limits.
    const signal = AbortSignal.timeout(timeout)
    const letter = { ...letterOf(message), from, messageId: `<${message.id}@${domain}>`, signal }
    return transport.sendMail(letter).then(() => 'delivered' as const, answerOf)
  }
}

function letterOf(message: Sendable): SendMailOptions {
  return {
    // As an object it is one address, whatever stands in it.
    to: { name: '', address: message.to },
    subject: message.subject,
    text: textWithFiles(message),
    // Keeps absence notes and mailing robots from answering.
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'id' },
  }
}

/** A server's error quotes the address it refuses: only its numbers are passed on. */
function answerOf({ code, command, responseCode, response, permanent }: NodemailerError): Answer {
  if (!responseCode) throw new Trouble(code === 'EABORT' ? 'timeout' : `smtp ${code ?? 'fault'}`)
  const [, detail] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '') ?? []
  const problem = ['smtp', responseCode, detail].filter(Boolean).join(' ')
  // Refused earlier, at the greeting, the login or the sender, it is not about this message.
  if (permanent && (command === 'RCPT TO' || command === 'DATA')) return { refused: problem }
  throw new Trouble(problem)
}
