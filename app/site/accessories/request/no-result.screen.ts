import { at } from '~/addresses.ts'
import { redirectToForm } from '~/core/leads/request/no-result.ts'

export const loader = redirectToForm(at.accessoryRequest)
