/** Actions of a visitor, for this room's states and journeys. */

/** The address parameters of a visitor's old car. */
export const avanza = {
  current_vehicle_brand: 'toyota',
  current_vehicle_model: 'avanza',
  current_vehicle_variant: '1-5-g-cvt',
  current_vehicle_year: '2022',
  current_vehicle_range: '50000-75000',
}
