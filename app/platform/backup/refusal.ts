export const refusals = [
  'nothing-stored',
  'file-exists',
  'file-missing',
  'damaged',
  'newer',
  'unknown-migration',
  'not-empty',
  'site-runs',
  'no-room',
  'backup-runs',
  'copy-failed',
] as const

/** Why a backup or a restore was not done. Nothing was changed. */
export type Refusal = (typeof refusals)[number]

export class BackupRefused extends Error {
  override name = 'BackupRefused'
  readonly reason: Refusal

  constructor(reason: Refusal, cause?: unknown) {
    super(`Refused: ${reason}.`, { cause })
    this.reason = reason
  }
}
