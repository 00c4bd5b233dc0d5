import type { Recall } from '../../core/content/recall-schema.ts'
import { fitsYears } from './model-year.ts'

/**
 * The recalls that a frame number is in: its beginning, its year and its serial number fit. The characters for the model
 * are not compared, because no public source says which model has which.
 */
export function recallsFor<One extends Pick<Recall, 'frameNumbers' | 'modelYears'>>(
  recalls: readonly One[],
  number: string,
): One[] {
  const serial = number.slice(-6)
  return recalls.filter(
    ({ frameNumbers: { wmi, serialFrom, serialUntil }, modelYears }) =>
      number.startsWith(wmi) && serialFrom <= serial && serial <= serialUntil && fitsYears(number, modelYears),
  )
}
