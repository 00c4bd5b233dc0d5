import { readText } from '../frame/read-text.ts'
import type { StaffForm } from './staff.server.ts'

/** More dealers than a country has. */
const mostDealers = 500

export function readStaffForm(body: FormData): StaffForm {
  const dealerIds = body.getAll('dealerIds').filter((id) => typeof id === 'string')
  return {
    name: readText(body, 'name', 100),
    email: readText(body, 'email', 200),
    role: readText(body, 'role', 40),
    dealerIds: dealerIds.slice(0, mostDealers),
  }
}
