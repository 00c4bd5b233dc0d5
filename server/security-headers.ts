import type { Environment } from '../app/platform/environment.server.ts'
import { securityPolicy } from './finish-page.ts'

/** Headers of every answer. A page replaces the policy by one that allows its own styles. */
export function securityHeaders(environment: Pick<Environment, 'publicUrl'>): Record<string, string> {
  return {
    'Content-Security-Policy': securityPolicy("'none'"),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Tags read `document.referrer`: the next page must not tell them a typed text or a secret of this address.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(environment.publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

const rulesForDocuments = ['X-Frame-Options', 'Referrer-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy']

/** Headers of scripts and fonts. They are never documents, and the headers for documents would cost bytes on a slow line. */
export function subresourceHeaders(headers: Record<string, string>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !rulesForDocuments.includes(name))
  return { ...Object.fromEntries(kept), 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" }
}
