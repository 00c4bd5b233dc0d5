/** What a visitor allows or refuses. What the site needs to work is not asked for. */
export const consentPurposes = ['analytics', 'advertising', 'affiliate', 'recording'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** Scripts read this cookie: pages are the same for everybody. Over https its name begins with `__Host-`. */
export const choiceCookieName = 'persetujuan'

/** A purpose is one letter in the cookie. */
const letters: Record<ConsentPurpose, string> = { analytics: 'a', advertising: 'd', affiliate: 'f', recording: 'r' }

/** A visitor's choice, as the cookie carries it: `1ad.4f2c….a`. */
export type ConsentChoice = {
  /** The version of the text that asked. */
  text: number
  /** The purposes that were asked for. */
  asked: readonly ConsentPurpose[]
  /** A random name. It joins the records of one browser and leads to no person. */
  visitor: string
  allowed: readonly ConsentPurpose[]
}

export const lettersOf = (purposes: readonly ConsentPurpose[]): string =>
  consentPurposes
    .filter((purpose) => purposes.includes(purpose))
    .map((purpose) => letters[purpose])
    .join('')

export const purposesOf = (text: string): ConsentPurpose[] => consentPurposes.filter((purpose) => text.includes(letters[purpose]))

export function writeChoice({ text, asked, visitor, allowed }: ConsentChoice): string {
  return `${text}${lettersOf(asked)}.${visitor}.${lettersOf(allowed)}`
}

/** Null for a value that is no choice. */
export function readChoice(value: string): ConsentChoice | null {
  const [, text, asked = '', visitor = '', allowed = ''] = /^(\d{1,4})([adfr]*)\.([\w-]{22})\.([adfr]*)$/.exec(value) ?? []
  if (text === undefined) return null
  return { text: Number(text), asked: purposesOf(asked), visitor, allowed: purposesOf(allowed) }
}

/** The choice in a `Cookie` header or in `document.cookie`; null without one. */
export function choiceIn(cookies: string): ConsentChoice | null {
  const [, value = ''] = new RegExp(`(?:^|;\\s*)(?:__Host-)?${choiceCookieName}=([^;]*)`).exec(cookies) ?? []
  return readChoice(value)
}

/** True when the choice answers what is asked now: the same text, and no purpose that is new since. */
export function answers(choice: ConsentChoice | null, text: number, asked: readonly ConsentPurpose[]): choice is ConsentChoice {
  return choice !== null && choice.text === text && asked.every((purpose) => choice.asked.includes(purpose))
}

/** What the browser of a request allows. With Global Privacy Control it refuses everything, whatever was chosen before. */
export const allowedBy = (headers: Headers): readonly ConsentPurpose[] =>
  headers.get('Sec-GPC') === '1' ? [] : (choiceIn(headers.get('Cookie') ?? '')?.allowed ?? [])
