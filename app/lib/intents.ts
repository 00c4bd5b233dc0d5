/** Values of a form's buttons, and of what the form script asks. A form without one of these values is sent. */
export const intents = { choose: 'pilih', check: 'periksa', forget: 'lupakan' } as const
