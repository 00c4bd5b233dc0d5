/** The address for a person whose typed name may not be a name. */
export const politeAddress = 'Bapak/Ibu'

const longestGreeting = 60

/** A word of a name in Latin letters: Rina, Mas'ud, Nurul-Huda, Dr. */
const nameWord = /^\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’ʼ`-][\p{Script=Latin}\p{M}]+)*\.?$/u
/** R.A. or A.B */
const initials = /^(?:\p{Lu}\.)+\p{Lu}?$/u
/** A degree: S.Kom, B.Com, M.Pd.I. Messengers turn some of them into web links. */
const degree = /^\p{Lu}\p{L}{0,3}(?:\.\p{L}{1,5})+\.?$/u
/** Words of advertisements and frauds: none of them is a name. */
const noName =
  /^(?:klik|hadiah|pemenang|menang|gratis|undian|transfer|rekening|pinjaman|promo|diskon|link|tautan|situs|http|https|www)\.?$/i

/**
 * The part of a typed name for the greeting of a message, without degrees; otherwise a polite address. Messages come from
 * the maker, so a stranger must not get an advertisement or a link into a message by typing it as a name.
 */
export function greetingName(typed: string): string {
  const [beforeDegrees = ''] = typed.normalize('NFC').split(',', 1)
  const written = beforeDegrees.split(/\s+/).filter(Boolean)
  const words = written.filter((word, place) => !degree.test(word) || (initials.test(word) && isBeforeName(written, place)))
  const name = words.join(' ').replace(/\.$/, '')
  const isName = words.every((word) => (nameWord.test(word) || initials.test(word)) && !noName.test(word))
  return name !== '' && name.length <= longestGreeting && isName ? name : politeAddress
}

/** Initials such as R.A. stand before a name. After a name, S.E. is a degree. */
function isBeforeName(words: readonly string[], place: number): boolean {
  return words.slice(place + 1).some((word) => !degree.test(word))
}
