import rulesFile from '../../../../data/used-car-values.json' with { type: 'json' }
import carsFile from '../../../../data/used-cars.json' with { type: 'json' }
import { provinces, regencies } from '../../../core/dealers/regions.ts'
import type { TradeInData } from './current-car.ts'
import { usedCarsSchema } from './used-cars-schema.ts'
import { valueRulesSchema } from './value-rules-schema.ts'

export const tradeInDataInFiles: TradeInData = {
  cars: usedCarsSchema.parse(carsFile),
  rules: valueRulesSchema.parse(rulesFile),
  places: { provinces, regencies },
}
