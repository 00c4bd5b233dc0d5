import { words } from './words.ts'

/** The title of a page with refused fields begins with the error mark. */
export const errorTitle = (title: string): string => `${words.errorPrefix}${title}`
