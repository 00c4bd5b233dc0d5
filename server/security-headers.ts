import type { Environment } from '../app/platform/environment.server.ts'
import { securityPolicy } from './finish-page.ts'

/** Sent with every answer. A page replaces the policy by one that fits its own styles. */
export function securityHeaders(environment: Pick<Environment, 'publicUrl'>): Record<string, string> {
  return {
    'Content-Security-Policy': securityPolicy("'none'"),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(environment.publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
