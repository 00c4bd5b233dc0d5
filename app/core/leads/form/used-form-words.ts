export type UsedFormWords = { title: string; text: string; lookAtIt: string; sendAsNew: string }

export const notSaved = 'Isian yang Anda ubah belum tersimpan'

type Differences = {
  /** The created request, as a phrase in the middle of a sentence. */
  what: string
  notSent?: string
  look?: string
  send?: string
}

/** The words for a form that was sent before and has changed since. */
export function usedFormWords({
  what,
  notSent = 'Isian yang Anda ubah belum terkirim',
  look = 'Lihat',
  send = 'Kirim',
}: Differences): UsedFormWords {
  return {
    title: `${what.charAt(0).toUpperCase()}${what.slice(1)} dari formulir ini sudah kami terima`,
    text: `${notSent}. ${look} ${what} itu, atau ${send.toLowerCase()} isian ini sebagai ${what} baru.`,
    lookAtIt: `${look} ${what} itu`,
    sendAsNew: `${send} sebagai ${what} baru`,
  }
}
