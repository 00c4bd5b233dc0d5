/** Values of `intent`, sent by a form's buttons and by the form script. A form with another value is submitted. */
export const intents = { choose: 'pilih', check: 'periksa', forget: 'lupakan' } as const
