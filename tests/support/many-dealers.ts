/** SQL for 50,000 outlets: half are spread over the country, half are close together as around Jakarta. */
export const fiftyThousandDealers = (regencies: readonly string[]) => `
  insert into dealers (id, slug, name, regency_code, city, latitude, longitude, geo_precision, services, segments,
    opening_hours, other_days, demonstration_cars, sample, source, source_date, confidence, hours_confidence)
  select 'm' || i, 'dealer-' || i, 'Dealer ' || i, case when i <= 25000 then (string_to_array('${regencies}', ','))[1 + i % ${regencies.length}] else '31.74' end, 'Kota',
    case when i <= 25000 then -11 + 17 * (i * 0.7548776662466927 - floor(i * 0.7548776662466927))
      else -6.2 + 0.1 * sqrt(i - 25000.0) / 158 * sin(i * 2.4) end,
    case when i <= 25000 then 95 + 46 * (i * 0.5698402909980532 - floor(i * 0.5698402909980532))
      else 106.8 + 0.1 * sqrt(i - 25000.0) / 158 * cos(i * 2.4) end,
    'street', case when i % 50 = 0 then array['sales', 'service', 'bodi-cat'] else array['sales', 'service'] end,
    array['mobil-penumpang'], '{"mon-fri": "08:30-16:30"}', '[]', 1, false, 'test', '2026', 'low', 'assumed'
  from generate_series(1, 50000) i`
