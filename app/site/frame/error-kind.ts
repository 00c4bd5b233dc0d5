import { isRouteErrorResponse } from 'react-router'

export const errorKinds = ['bad-request', 'not-found', 'gone', 'too-large', 'too-many', 'unavailable', 'fault'] as const
export type ErrorKind = (typeof errorKinds)[number]

export const errorStatus: Record<ErrorKind, number> = {
  'bad-request': 400,
  'not-found': 404,
  gone: 410,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
  fault: 500,
}

/** The kind of an error, as the visitor needs to know it. Every unexpected error is our fault. */
export function errorKind(error: unknown): ErrorKind {
  if (!isRouteErrorResponse(error)) return 'fault'
  return kindOfStatus(error.status)
}

export function kindOfStatus(status: number): ErrorKind {
  return errorKinds.find((kind) => errorStatus[kind] === status) ?? 'fault'
}
