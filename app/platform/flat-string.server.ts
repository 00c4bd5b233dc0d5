/**
 * A copy in one piece. V8 keeps a string that was put together from many pieces as a tree of them, which takes several times
 * the memory of its characters. For text that is kept.
 */
export const flatString = (text: string): string => Buffer.from(text).toString()
