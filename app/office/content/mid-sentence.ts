/** A label inside a sentence: `Isi judul`. Abbreviations stay as they are: `Isi DP (persen)`. */
export const midSentence = (label: string): string =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
