/** What a code of this journey is valid for. */
export const codeScope = (secret: string, phone: string) => ({ purpose: 'my-data', flow: `my data ${secret}`, phone })
