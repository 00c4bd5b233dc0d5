/**
 * Every link of the site, such as `at.home()`. It is a namespace and not an object, so a browser script contains only the
 * addresses that it uses.
 */

export type { Query } from './address-table.ts'
export * as at from './address-table.ts'
