/** How somebody is addressed whose name is not surely one. */
export const politeAddress = 'Bapak/Ibu'

const longestGreeting = 60

/** A word of a name in Latin letters: Rina, Mas'ud, Nurul-Huda, Dr. */
const nameWord = /^\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’ʼ`-][\p{Script=Latin}\p{M}]+)*\.?$/u
/** R.A. or A.B */
const initials = /^(?:\p{Lu}\.)+\p{Lu}?$/u
/** A degree: S.Kom, B.Com, M.Pd.I. Messengers take some of them for web addresses. */
const degree = /^\p{Lu}\p{L}{0,3}(?:\.\p{L}{1,5})+\.?$/u
/** Words of advertisements and frauds, none of them a name. */
const noName =
  /^(?:klik|hadiah|pemenang|menang|gratis|undian|transfer|rekening|pinjaman|promo|diskon|link|tautan|situs|http|https|www)\.?$/i

/**
 * The part of a typed name that a message may greet with, without degrees, or a polite address. A message leaves under
 * the maker's name, so what a stranger typed as a name must not become an advertisement or a link in it.
 */
export function greetingName(typed: string): string {
  const [beforeDegrees = ''] = typed.normalize('NFC').split(',', 1)
  const words = beforeDegrees.split(/\s+/).filter((word) => word !== '' && (initials.test(word) || !degree.test(word)))
  const name = words.join(' ')
  const isName = words.every((word) => (nameWord.test(word) || initials.test(word)) && !noName.test(word))
  return name !== '' && name.length <= longestGreeting && isName ? name : politeAddress
}
