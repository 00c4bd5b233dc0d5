/** The stage is dark in both schemes: what the kit writes on it takes the stage's colours. */
export const stage =
  'stage [--color-ink:var(--color-on-stage)] [--color-ink-soft:var(--color-on-stage-soft)] [--color-line:var(--color-on-stage-soft)]'
