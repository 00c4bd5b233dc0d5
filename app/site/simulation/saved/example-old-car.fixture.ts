import type { SavedOldCar } from './saved-simulation-schema.ts'

/** An old car in a saved simulation, for tests. */
export function exampleOldCar({ value, payoff }: Pick<SavedOldCar, 'value' | 'payoff'>): SavedOldCar {
  return {
    name: 'Toyota Avanza 1.5 G CVT',
    year: 2022,
    kilometres: { from: 50_000, to: 75_000 },
    range: { low: value - 12_000_000, high: value + 12_000_000 },
    value,
    payoff,
    until: '2026-12-05',
    caveats: [],
  }
}
