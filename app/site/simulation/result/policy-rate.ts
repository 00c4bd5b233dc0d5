import type { PolicyYearFigures } from '../../../core/simulation/breakdown.ts'
import { resultWords } from './result-words.ts'

/** Rates of extensions have a third decimal. */
const thousandths = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 3 })

/** `2,08 % + 0,1 % perluasan` of the insured sum. */
export function rateText({ ratePercent, loadingPercent, extensionPercent }: PolicyYearFigures): string {
  const more = (percent: number) => (percent > 0 ? thousandths.format(percent) : null)
  return resultWords.rateText(thousandths.format(ratePercent), more(loadingPercent), more(extensionPercent))
}
