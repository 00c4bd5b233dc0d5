import { isAddedParameter } from './added-parameters.ts'
import { oneLine, readable } from './typed-text.ts'

/** A filter in an address that has no effect. `value` is null when the page has no filter of this name. */
export type UnknownFilter = { name: string; value: string | null }

/** More than one link ever has. The rest is not reported. */
const mostReported = 3
/** Letters of a value that are repeated on the page. */
const longestValue = 30

/**
 * The filters that a page did not understand, to tell the visitor. `read` has what the page has read, by parameter: null for
 * nothing, true for a parameter that is no filter.
 */
export function unknownFilters(query: URLSearchParams, read: Record<string, unknown>): UnknownFilter[] {
  const unknown = [...new Set(query.keys())].flatMap((name): UnknownFilter[] => {
    const value = oneLine(readable(query.get(name) ?? ''))
    if (value === '') return []
    if (Object.hasOwn(read, name)) return read[name] === null ? [{ name, value: shortened(value) }] : []
    return isLikeFilter(name) ? [{ name, value: null }] : []
  })
  return unknown.slice(0, mostReported)
}

const shortened = (value: string): string => {
  const letters = [...value]
  return letters.length > longestValue ? `${letters.slice(0, longestValue).join('')}…` : letters.join('')
}

/**
 * Advertisements and messengers add names of their own, which mean nothing to the visitor: `utm_source`, `gclid`. A preview
 * has its token in the address (`core/content/preview.ts`).
 */
const isLikeFilter = (name: string): boolean => /^[a-z]+(-[a-z]+)*$/.test(name) && name.length <= 20 && !isFromElsewhere(name)

const isFromElsewhere = (name: string): boolean =>
  isAddedParameter(name) || /^(ref|src|source|from|via|si|amp|pratinjau)$/.test(name)
