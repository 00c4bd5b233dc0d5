import { longestEmail, readEmail } from '../../lib/email.ts'
import { dialableMobile, hasLetters, internationalMobile } from '../../lib/phone.ts'
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

/**
 * What is surely a web address or a number. A shape that a degree can have (`B.Com`, `S.Co`) passes: greetings leave
 * out what is not surely a name (core/messages/greeting-name.ts).
 */
const addresses = [
  /:\/\/|\bwww\./i,
  /[\p{L}\d-]{4,}\.(?:com|net|org|info|biz|id|xyz|site|online|shop|click|link|app)\b/iu,
  /\p{Ll}\.\p{Ll}{2,}\//u,
  /\d{5}/,
]

/** What is wrong with one typed field. */
export const contactChecks = {
  name(typed: string): ContactRefusal | null {
    const name = oneLine(typed)
    if (name === '') return 'name-missing'
    if (!/(?!\p{Default_Ignorable_Code_Point})\p{L}/u.test(name)) return 'name-without-letters'
    // Before the addresses: looking for them in a long text would cost the square of its length.
    if (letterCount(name) > longestName) return 'name-too-long'
    return addresses.some((address) => address.test(name)) ? 'name-with-address' : null
  },
  phone(typed: string): ContactRefusal | null {
    if (typed.trim() === '') return 'phone-missing'
    if (dialableMobile(typed)) return null
    if (internationalMobile(typed)) return 'phone-wrong-length'
    return hasLetters(typed) ? 'phone-with-letters' : 'phone-not-mobile'
  },
  email(typed: string): ContactRefusal | null {
    if (typed.trim() === '') return 'email-missing'
    if (letterCount(typed.trim()) > longestEmail) return 'email-too-long'
    return readEmail(typed) ? null : 'email-not-an-address'
  },
}
