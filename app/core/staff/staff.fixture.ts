import { type Grant, grant, type Staff } from './grant.ts'
import type { Permission, Role } from './roles.ts'

/** Ani, an employee of tests, in any role. */
export function aniAs(role: Role, dealerIds: readonly string[] = []): Staff {
  return { id: `ani-${role}`, name: 'Ani Wijaya', email: 'ani@kantor.example', role, dealerIds }
}

export function grantTo<P extends Permission>(role: Role, permission: P, dealerIds: readonly string[] = []): Grant<P> {
  return grant(aniAs(role, dealerIds), permission)
}
