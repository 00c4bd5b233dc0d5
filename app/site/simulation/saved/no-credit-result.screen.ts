import { redirect } from 'react-router'
import { at } from '~/addresses.ts'

/** Without its secret the result page is nobody's. */
export function loader() {
  return redirect(at.creditSimulation())
}
