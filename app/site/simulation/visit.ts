/** What a visitor does in this room, for its states and journeys. */

/** The old car of whoever trades one in, as the address tells it. */
export const avanza = {
  current_vehicle_brand: 'toyota',
  current_vehicle_model: 'avanza',
  current_vehicle_variant: '1-5-g-cvt',
  current_vehicle_year: '2022',
  current_vehicle_range: '50000-75000',
}
