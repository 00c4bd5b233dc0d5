import { hash } from 'node:crypto'

/** As the security policy has it: in Base64. */
export function sha256(text: string): string {
  return hash('sha256', text, 'base64')
}
