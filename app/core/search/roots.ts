/** A prefix, the letters that follow it, and the letter of the root that it has replaced: `menyewa` comes from `sewa`. */
type Prefix = readonly [prefix: string, next: RegExp, replaced: string]

const vowel = /^[aiueo]/
const any = /^./

const prefixes: readonly Prefix[] = [
  ['di', any, ''],
  ['ber', any, ''],
  ['be', /^[^aiueo]er/, ''],
  ['bel', /^ajar/, ''],
  ['ter', any, ''],
  ['per', any, ''],
  ['per', vowel, 'r'],
  ['pel', /^ajar/, ''],
  ...(['me', 'pe'] as const).flatMap((start): Prefix[] => [
    [start, /^[lrwymn]/, ''],
    [`${start}m`, /^[bfvp]/, ''],
    [`${start}m`, vowel, 'p'],
    [`${start}n`, /^[cdjtsz]/, ''],
    [`${start}n`, vowel, 't'],
    [`${start}ng`, /^[ghkaiueo]/, ''],
    [`${start}ng`, vowel, 'k'],
    [`${start}nge`, any, ''],
    [`${start}ny`, vowel, 's'],
  ]),
  ['pe', /^[^aiueo]/, ''],
  // As people speak and type: `nyicil`, `ngecek`, `ngirim`.
  ['ny', vowel, 's'],
  ['ny', vowel, 'c'],
  ['meny', vowel, 'c'],
  ['ng', /^[aiueoghl]/, ''],
  ['ng', vowel, 'k'],
  ['nge', any, ''],
]

/** `kenyamanan` comes from `nyaman`. Without the ending `ke` is nearly always part of the root: `kelas`. */
const around = /^ke(.{4,})an$/

const suffixes = ['kan', 'an', 'i']
/** Endings that leave at least so many letters: `servisin` as people speak, and the plural of English words, `dealers`. */
const lateSuffixes: readonly (readonly [suffix: string, least: number])[] = [
  ['in', 5],
  ['s', 6],
]
/** `mobil2` and `dealer2nya` are short for `mobil-mobil` and `dealer-dealernya`. */
const doubled = /^([a-z]{4,})2(?:nya)?$/
const particles = ['lah', 'kah', 'pun', 'nya', 'ku', 'mu']

/** Letters of the shortest word with a prefix or suffix: `isian`. */
const shortest = 5
/** Letters of the shortest root that is left: `cat` of `pengecatan`. */
const leastRoot = 3
/** `mempermudah` has two prefixes. */
const mostPrefixes = 2

/**
 * The word itself and every root it may have by the rules of Indonesian. `perawatan` may come from `rawat` or `awat`: only a
 * dictionary could tell, so both are kept. Two words belong together when they share one.
 */
export function rootsOf(word: string): string[] {
  const once = doubled.exec(word)?.[1]
  if (once) return [word, ...rootsOf(once)]
  if (word.length < shortest || /\d/.test(word)) return [word]
  const forms = [word, ...withoutEnding(word, particles)].flatMap(withoutSuffix)
  const roots = new Set([word, ...forms.filter(isRoot)])
  let stems = forms
  for (let depth = 0; depth < mostPrefixes; depth++) {
    stems = stems.flatMap(withoutPrefix)
    for (const stem of stems) roots.add(stem)
  }
  return [...roots]
}

/** The form, and what is left of it without each suffix that it may have. */
function withoutSuffix(form: string): string[] {
  const late = lateSuffixes.filter(([suffix, least]) => form.endsWith(suffix) && form.length - suffix.length >= least)
  const inside = around.exec(form)?.[1]
  return [
    form,
    ...withoutEnding(form, suffixes),
    ...late.map(([suffix]) => form.slice(0, -suffix.length)),
    ...(inside ? [inside] : []),
  ]
}

const isRoot = (form: string): boolean => form.length >= leastRoot

function withoutEnding(word: string, endings: readonly string[]): string[] {
  return endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length))
}

function withoutPrefix(word: string): string[] {
  return prefixes
    .filter(([prefix, next]) => word.startsWith(prefix) && next.test(word.slice(prefix.length)))
    .map(([prefix, , replaced]) => replaced + word.slice(prefix.length))
    .filter(isRoot)
}
