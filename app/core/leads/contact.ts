import { longestEmail, readEmail } from '../../lib/email.ts'
import { hasLetters, internationalMobile, isMobile } from '../../lib/phone.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import { letterCount, oneLine } from '../../lib/typed-text.ts'

export const contactRefusals = [
  'name-missing',
  'name-without-letters',
  'name-too-long',
  'name-with-address',
  'phone-missing',
  'phone-with-letters',
  'phone-not-mobile',
  'phone-wrong-length',
  'email-missing',
  'email-not-an-address',
  'email-too-long',
] as const
export type ContactRefusal = (typeof contactRefusals)[number]

export const longestName = 100

const endings = 'com|net|org|info|biz|id|xyz|site|online|shop|click|link|app'

/**
 * Texts that are certainly a web address or a number. A text that may be an academic degree or
 * a name (`B.Com`, `Rudi.Id`) passes: greetings leave out doubtful names (core/messages/greeting-name.ts).
 */
const addresses = [
  /:\/\/|\bwww\./i,
  new RegExp(`[\\p{L}\\d-]{4,}\\.(?:${endings}|${endings.toUpperCase()})\\b`, 'u'),
  /\p{Ll}\.\p{Ll}{2,}\//u,
  /\d{5}/,
]

type ReadContact = Result<string, ContactRefusal>

/** Each function reads one typed field: it returns the value to store, or the refusal. */
export const contactReaders = {
  name(typed: string): ReadContact {
    const name = oneLine(typed)
    if (name === '') return refused('name-missing')
    if (!/(?!\p{Default_Ignorable_Code_Point})\p{L}/u.test(name)) return refused('name-without-letters')
    // Check the length first: searching a long text for addresses takes quadratic time.
    if (letterCount(name) > longestName) return refused('name-too-long')
    return addresses.some((address) => address.test(name)) ? refused('name-with-address') : done(name)
  },
  phone(typed: string): ReadContact {
    if (typed.trim() === '') return refused('phone-missing')
    const number = internationalMobile(typed)
    if (number) return isMobile(number) ? done(number) : refused('phone-wrong-length')
    return refused(hasLetters(typed) ? 'phone-with-letters' : 'phone-not-mobile')
  },
  email(typed: string): ReadContact {
    if (typed.trim() === '') return refused('email-missing')
    if (letterCount(typed.trim()) > longestEmail) return refused('email-too-long')
    const address = readEmail(typed)
    return address ? done(address) : refused('email-not-an-address')
  },
}
