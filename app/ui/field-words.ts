// Apart from words.ts, so that live parts with fields do not load the words of forms.
export const fieldWords = {
  errorPrefix: 'Kesalahan: ',
  optional: '(opsional)',
}
