import { type Permission, permissions, type Role, rolesOfDealers } from './roles.ts'

/** An employee who is signed in. `dealerIds` matters only for the roles that are limited to their dealers. */
export type Staff = { id: string; name: string; email: string; role: Role; dealerIds: readonly string[] }

/** The dealers whose data a grant opens. */
export type Scope = 'all' | readonly string[]

declare const granted: unique symbol

/**
 * Proof that an employee may do one thing, and for which dealers. Only `grant` makes it. Use cases of the office take it as an
 * argument, so a forgotten check does not compile. Their queries must respect `scope`.
 */
export type Grant<P extends Permission = Permission> = { readonly staff: Staff; readonly scope: Scope; readonly [granted]: P }

/** An employee asked for something that the role does not allow. The answer is 403. */
export class Forbidden extends Error {
  readonly permission: Permission

  constructor(permission: Permission) {
    super(`Not allowed: ${permission}`)
    this.permission = permission
  }
}

export function may({ role }: Pick<Staff, 'role'>, permission: Permission): boolean {
  return (permissions[permission] as readonly Role[]).includes(role)
}

/** Throws `Forbidden` when the role of the employee does not have the permission. */
export function grant<P extends Permission>(staff: Staff, permission: P): Grant<P> {
  if (!may(staff, permission)) throw new Forbidden(permission)
  return { staff, scope: rolesOfDealers.includes(staff.role) ? staff.dealerIds : 'all' } as Grant<P>
}

/** True when the grant opens the data of this dealer. Data without a dealer belongs to the maker. */
export function covers({ scope }: Grant, dealerId: string | null): boolean {
  return scope === 'all' || (dealerId !== null && scope.includes(dealerId))
}

/** The operator at the command line of the server may do everything. */
export function commandLine<P extends Permission>(): Grant<P> {
  const staff: Staff = { id: 'command-line', name: 'bin/admin', email: '', role: 'administrator', dealerIds: [] }
  return { staff, scope: 'all' } as unknown as Grant<P>
}
