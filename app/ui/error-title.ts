import { fieldWords } from './field-words.ts'

/** The title of a page with refused fields: it begins with the error prefix. */
export const errorTitle = (title: string): string => `${fieldWords.errorPrefix}${title}`
