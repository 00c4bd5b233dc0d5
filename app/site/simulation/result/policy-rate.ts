import type { PolicyYearFigures } from '../../../core/simulation/breakdown.ts'
import { formatNumber } from '../../../lib/number.ts'
import { resultWords } from './result-words.ts'

/** `2,08 % + 0,1 % perluasan` of the insured amount. */
export function rateText({ ratePercent, loadingPercent, extensionPercent }: PolicyYearFigures): string {
  const more = (percent: number) => (percent > 0 ? formatNumber(percent) : null)
  return resultWords.rateText(formatNumber(ratePercent), more(loadingPercent), more(extensionPercent))
}
