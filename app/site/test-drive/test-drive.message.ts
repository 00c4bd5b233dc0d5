import { at } from '~/addresses.ts'
import { addressLine, calendarOf, type Dealer } from '../../core/dealers/dealer.ts'
import type { Contact } from '../../core/leads/contact.ts'
import type { Message } from '../../core/messages/message.ts'
import { dayAndTime } from '../../lib/day.ts'
import type { Instant } from '../../lib/instant.ts'
import type { Slot } from './slots.ts'

type Facts = {
  id: string
  reference: string
  /** Which event of the drive the message tells about, counted from 1. */
  event: number
  contact: Contact
  car: { name: string }
  dealer: Dealer
  slot: Slot
  token: string
  publicUrl: string
}

export function requestedMessage(facts: Facts & { answerBy: Instant }): Message {
  return about('test-drive-requested', facts, [
    `Permintaan test drive ${facts.reference} sudah kami terima, ${facts.contact.name}.`,
    whatAndWhere(facts),
    `${promise(facts)} Bawa SIM A yang masih berlaku.`,
    'Lihat, pindahkan, atau batalkan di sini:',
  ])
}

export function movedMessage(facts: Facts & { answerBy: Instant }): Message {
  return about('test-drive-moved', facts, [
    `Jadwal test drive ${facts.reference} sudah dipindahkan, ${facts.contact.name}.`,
    whatAndWhere(facts),
    promise(facts),
    'Lihat, pindahkan lagi, atau batalkan di sini:',
  ])
}

export function cancelledMessage(facts: Facts): Message {
  return about('test-drive-cancelled', facts, [
    `Test drive ${facts.reference} sudah dibatalkan, ${facts.contact.name}.`,
    whatAndWhere(facts),
    'Jadwal baru dapat dipilih kapan saja di sini:',
  ])
}

function about(template: string, { id, event, contact, token, publicUrl }: Facts, paragraphs: string[]): Message {
  return {
    key: `${template}:${id}:${event}`,
    channel: 'whatsapp',
    to: contact.phone,
    template,
    text: paragraphs.join('\n\n'),
    link: publicUrl + at.testDriveResult(token),
  }
}

function whatAndWhere({ car, dealer, slot }: Facts): string {
  return [
    `Mobil: ${car.name}`,
    `Jadwal: ${dayAndTime(slot.from, calendarOf(dealer).zone)}`,
    `Dealer: ${dealer.name}, ${addressLine(dealer)}`,
  ].join('\n')
}

function promise({ dealer, answerBy }: Facts & { answerBy: Instant }): string {
  return `Dealer mengonfirmasi paling lambat ${dayAndTime(answerBy, calendarOf(dealer).zone)}.`
}
