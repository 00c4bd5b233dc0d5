/** `Jl. Surabaya No. 3`, or `Jl. Surabaya` when nothing shows that the name is longer. A post code is no house number. */
const street =
  /\b(?:jalan|jln?)\b\.?\s*(?:[^,;\n\d]*?(?:(?:\b(?:no|km|kav)\b\.?\s*)?(?!\d{5}\b)\d\S*|[,;\n])|medan\s+merdeka(?:\s+(?:barat|timur|utara|selatan))?\b|\S+)/gi

/** Removes the streets from an address: they often have names of other towns. */
export function withoutStreets(text: string): string {
  return text.replace(street, ' ')
}

const streetWords = setOf('jalan jl jln gang gg bypass')
/** Kinds of roads, and titles of people: they come before the actual name of a street. */
const beforeName = setOf(
  'raya bypass lintas lingkar trans poros tol arteri kota h hj ir dr prof jend jenderal jendral let letjen letjend may mayjen mayjend',
  'brigjen kol kolonel kapten laksda panglima kh mh hr ra wr ap sultan pangeran raden tuanku teuku sunan imam nyai',
)
const regionWords = setOf('kel kelurahan desa kec kecamatan kab kabupaten kota prov provinsi rt rw no nomor km kav')

/** The text after a street, and whether a comma, a number or a word for a region ends the street's name. */
export type BesideStreet = { rest: string; isEnded: boolean }

/** Null for a text without a street. When nothing ends the street's name, the name is assumed to be one word. */
export function besideStreet(text: string): BesideStreet | null {
  const tokens = tokensOf(text)
  const begin = tokens.findIndex((token) => streetWords.has(token))
  if (begin < 0) return null
  let name = begin + 1
  while (isBeforeName(tokens[name])) name++
  const later = tokens.slice(name + 1)
  const end = later.findIndex((token) => regionWords.has(token) || /[\d,;]/.test(token))
  const rest = [...tokens.slice(0, begin), ...later.slice(Math.max(end, 0))].join(' ')
  return { rest, isEnded: end >= 0 || begin > 0 }
}

function tokensOf(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase()
  const withoutPostCode = plain.replace(/\b\d{5}\b/g, ' ')
  return withoutPostCode.replace(/\bby[\s-]?pass\b/g, 'bypass').match(/[\p{L}\p{M}'’-]+|\d+|[,;]/gu) ?? []
}

/** Also true for one letter, which is an initial: `S. Parman`. */
function isBeforeName(token: string | undefined): boolean {
  return token !== undefined && (beforeName.has(token) || /^\p{L}$/u.test(token))
}

function setOf(...words: string[]): ReadonlySet<string> {
  return new Set(words.join(' ').split(' '))
}
