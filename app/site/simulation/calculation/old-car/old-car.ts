import type { TradeInField } from '../../trade-in/typed-car.ts'

/** Field names, as the operator's tags use them. The province is the buyer's own. */
export const oldCarNames: Record<TradeInField, string> = {
  brand: 'current_vehicle_brand',
  model: 'current_vehicle_model',
  variant: 'current_vehicle_variant',
  year: 'current_vehicle_year',
  kilometres: 'current_vehicle_range',
  transmission: 'current_vehicle_transmission',
  colour: 'current_vehicle_color',
  province: 'province',
  city: 'city',
  plates: 'current_vehicle_plates',
  'service-history': 'current_vehicle_service',
  accident: 'current_vehicle_accident',
  flood: 'current_vehicle_flood',
  tax: 'current_vehicle_tax',
  owners: 'current_vehicle_owners',
  body: 'current_vehicle_body',
  interior: 'current_vehicle_interior',
  tyres: 'current_vehicle_tyres',
  payoff: 'current_vehicle_payoff',
}
