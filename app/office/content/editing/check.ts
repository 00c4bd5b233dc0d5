import type { FieldPath } from '../form/shape.ts'

/** Something to look at before publishing. `stop`: it cannot be published like this. */
export type Check = { level: 'stop' | 'warn'; path: FieldPath; message: string }
